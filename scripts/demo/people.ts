import type { subscriptions, users } from '#database/schema.ts'
import type { Random } from './random.ts'

type UserValues = typeof users.$inferInsert
type SubscriptionValues = Omit<typeof subscriptions.$inferInsert, 'userId'>

export interface DemoPerson {
  user: UserValues
  subscription: SubscriptionValues | null
}

const dayMs = 86_400_000
const people = 60

const firstNames = ['Anna', 'Björn', 'Clara', 'David', 'Elif', 'Felix', 'Greta', 'Henrik', 'Ines', 'Jonas'] as const
const lastNames = ['Albrecht', 'Böhm', 'Çelik', 'Dietz', 'Engel', 'Frey', 'Groß', 'Hübner', 'Ivanov', 'Jäger'] as const

/** Makes one kind of person from the values everybody has. */
type Kind = (person: DemoPerson, now: number) => DemoPerson

const kinds: readonly Kind[] = [
  (person, now) => withTrial(person, now + 4 * dayMs),
  (person, now) => withTrial(person, now - 20 * dayMs),
  (person, now) => subscribed(person, now, { status: 'active' }),
  (person, now) => subscribed(person, now, { status: 'active' }),
  (person, now) => subscribed(person, now, { status: 'active', cancelAtPeriodEnd: true }),
  (person, now) => subscribed(person, now, { status: 'past_due' }),
  (person, now) => subscribed(person, now, { status: 'canceled', currentPeriodEndsAt: new Date(now - 5 * dayMs) }),
  (person) => ({ ...person, user: { ...person.user, manualFullAccess: true } }),
  (person) => ({ ...person, user: { ...person.user, isLegacy: true, passwordHash: null, authProvider: 'replit' } }),
  (person) => ({ ...person, user: { ...person.user, emailVerified: false } }),
  (person, now) => {
    const { user, ...rest } = withTrial(person, now - 90 * dayMs)
    return { ...rest, user: { ...user, status: 'inactive' } }
  },
]

/** Every kind of person several times, registered over the last year. */
export function makePeople(random: Random, now: Date, passwordHash: string): DemoPerson[] {
  return Array.from({ length: people }, (_, index) => {
    const createdAt = new Date(now.getTime() - random.between(10, 360) * dayMs)
    const runs = random.between(0, 120)
    const firstName = random.pick(firstNames)
    const lastName = random.pick(lastNames)
    const person: DemoPerson = {
      user: {
        email: `demo-${index + 1}@example.org`,
        emailVerified: true,
        passwordHash,
        firstName,
        lastName,
        preferredLanguage: random.pick(['de', 'de', 'de', 'de', 'en', 'fr', 'pl', 'it']),
        authProvider: random.pick(['email', 'email', 'email', 'google']),
        timedReports: runs,
        totalRecordingSeconds: runs * random.between(60, 240),
        createdAt,
      },
      subscription: null,
    }
    const kind = kinds[index % kinds.length]
    return kind ? kind(person, now.getTime()) : person
  })
}

function withTrial(person: DemoPerson, endsAt: number): DemoPerson {
  const trial = {
    trialStartedAt: new Date(endsAt - 7 * dayMs),
    trialEndsAt: new Date(endsAt),
    hasUsedTrial: true,
  }
  return { ...person, user: { ...person.user, ...trial } }
}

function subscribed(person: DemoPerson, now: number, values: Partial<SubscriptionValues>): DemoPerson {
  const start = person.user.createdAt
  return {
    ...withTrial(person, start.getTime() + 7 * dayMs),
    subscription: {
      id: `sub_demo_${person.user.email.replace(/@.*/, '')}`,
      status: 'active',
      priceId: 'price_monthly',
      planType: 'monthly',
      amountMinor: 2900,
      currency: 'eur',
      currentPeriodEndsAt: new Date(now + 12 * dayMs),
      createdAt: start,
      updatedAt: start,
      ...values,
    },
  }
}
