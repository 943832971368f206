import { useId } from 'react'

export interface Bar {
  label: string
  value: number
}

/** A small plot of lying bars, each with its number: readable without seeing the bars. */
export function BarList({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const id = useId()
  const longest = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <div>
      <h3 id={id} className="text-base font-semibold">
        {title}
      </h3>
      <ul aria-labelledby={id} className="mt-3 flex flex-col gap-2.5">
        {bars.map(({ label, value }) => (
          <li key={label}>
            <div className="flex justify-between gap-4 text-sm">
              <span>{label}</span>
              <span className="numbers">{value.toLocaleString('de')}</span>
            </div>
            <div aria-hidden="true" className="mt-1 h-1.5 overflow-hidden rounded-full bg-sunken">
              <div className="h-full rounded-full bg-accent" style={{ width: `${(value / longest) * 100}%` }} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
