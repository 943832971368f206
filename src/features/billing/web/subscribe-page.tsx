import type { PageProps } from '#web/page-props.ts'
import { SubscribeOffer } from './subscribe-offer.tsx'
import { SubscribeSignedOut } from './subscribe-signed-out.tsx'

/** The plans; signed out the way in. */
export function SubscribePage({ user }: PageProps) {
  return user ? <SubscribeOffer /> : <SubscribeSignedOut />
}
