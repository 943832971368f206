import { createRoot } from 'react-dom/client'
import { Demonstration } from '#features/site/web/demonstration.tsx'

/** Brings the written picture of the demonstration to life, and starts it at once. */
export function startDemonstration(place: Element): void {
  createRoot(place).render(<Demonstration startsAtOnce />)
}
