import { Progress as Primitive } from 'radix-ui'

export interface ProgressProps {
  label: string
  value: number
  max?: number | undefined
}

export function Progress({ label, value, max = 100 }: ProgressProps) {
  return (
    <Primitive.Root
      aria-label={label}
      value={value}
      max={max}
      className="h-1.5 overflow-hidden rounded-full bg-pressed"
    >
      <Primitive.Indicator
        className="h-full rounded-full bg-accent transition-[width] duration-(--calm)"
        style={{ width: `${Math.min(100, (value / max) * 100)}%` }}
      />
    </Primitive.Root>
  )
}
