import type { feedbackEntries, usageEvents } from '#database/schema.ts'
import type { Random } from './random.ts'

export interface Registered {
  id: string
  createdAt: Date
}

const runsOfYear = 12_000
const ratings = 400
const endpoints = [
  'format-external-transcript',
  'format-external-transcript',
  'populate-template-voice',
  'populate-template-voice',
  'populate-template-voice',
  'generate-report-voice',
] as const
const modelFailures = ['timeout', 'timeout', 'timeout', 'rate_limited', 'server_error', 'schema'] as const
const comments = [
  'Die Überschriften stimmen nicht mit unserer Vorlage überein.',
  'Ein Fachwort wurde falsch erkannt.',
  'Die Reihenfolge der Organe passt nicht.',
  'Zeilenumbrüche fehlen nach dem Einfügen.',
] as const

/** A year of runs, more of them lately, some failed; some people work more than others. */
export function makeRuns(random: Random, now: Date, people: readonly [Registered, ...Registered[]]) {
  return Array.from({ length: runsOfYear }, (): typeof usageEvents.$inferInsert => {
    const person = people[Math.floor(random.next() ** 2 * people.length)] ?? people[0]
    const hasFailed = random.next() < 0.03
    const inputChars = random.between(200, 2500)
    return {
      userId: person.id,
      endpoint: random.pick(endpoints),
      statusCode: hasFailed ? 503 : 200,
      errorCode: hasFailed ? 'saturated' : null,
      fallbackClass: !hasFailed && random.next() < 0.02 ? random.pick(modelFailures) : null,
      durationMs: Math.round(60 + random.next() ** 6 * 4000),
      inputChars,
      outputChars: hasFailed ? 0 : Math.round(inputChars * 1.3),
      language: 'de',
      createdAt: timeSince(random, now, person.createdAt),
    }
  })
}

export function makeFeedback(random: Random, now: Date, people: readonly [Registered, ...Registered[]]) {
  return Array.from({ length: ratings }, (): typeof feedbackEntries.$inferInsert => {
    const isPositive = random.next() < 0.8
    const templateUsed = random.next() < 0.6
    const person = random.pick(people)
    return {
      userId: person.id,
      feedbackType: isPositive ? 'positive' : 'negative',
      feedbackCategory: isPositive ? null : random.pick(['formatting', 'transcription', 'missing_terms', 'other']),
      feedbackText: isPositive ? null : random.pick(comments),
      language: random.pick(['de', 'de', 'de', 'de', 'en', 'fr']),
      inputMethod: random.pick(['external_transcript', 'external_transcript', 'voice_recording']),
      templateUsed,
      templateName: templateUsed ? random.pick(['CT Abdomen', 'MRT Knie', 'Röntgen Thorax']) : null,
      createdAt: timeSince(random, now, person.createdAt),
    }
  })
}

/** Any time since the registration, more often of late. */
function timeSince(random: Random, now: Date, since: Date): Date {
  return new Date(now.getTime() - random.next() ** 1.3 * (now.getTime() - since.getTime()))
}
