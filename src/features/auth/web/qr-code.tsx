import { encodeQr } from './encode-qr.ts'

/** Light modules around the code, without which readers do not find it. */
const quietZone = 4

/** Dark on light in both themes: readers do not take it the other way round. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQr(text)
  const side = rows.length + 2 * quietZone
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + quietZone} ${y + quietZone}h1v1h-1z` : '')))
    .join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className="size-[196px] self-center rounded-md"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
