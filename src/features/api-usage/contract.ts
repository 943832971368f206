import { z } from 'zod'
import { isoDateTime, route } from '#contract/route.ts'

export const timeRanges = ['1h', '24h', '7d', '30d'] as const
export type TimeRange = (typeof timeRanges)[number]

/** Source: spec part 2 section 9. */
export const shownUsers = 10
export const shownEndpointsPerUser = 3

const counts = { totalCalls: z.number(), /** ms */ avgDuration: z.number() }

export const apiUsage = route({
  method: 'GET',
  path: '/api/admin/api-usage',
  access: 'admin',
  summary: 'How much the AI functions are used',
  query: z.object({ timeRange: z.enum(timeRanges, { message: 'Zeitraum: 1h, 24h, 7d oder 30d' }).default('24h') }),
  response: z.object({
    overallStats: z.object({
      totalApiCalls: z.number(),
      totalUsers: z.number(),
      avgDuration: z.number(),
      /** Per cent. */
      errorRate: z.number(),
    }),
    topEndpoints: z.array(z.object({ endpoint: z.string(), ...counts, errorRate: z.number() })),
    userUsageStats: z.array(
      z.object({
        userId: z.string(),
        userEmail: z.string(),
        userName: z.string(),
        endpoint: z.string(),
        ...counts,
        errorCount: z.number(),
        lastCall: isoDateTime,
      }),
    ),
    /** For the plot, in steps of equal length, the oldest first, without gaps. */
    timeline: z.array(
      z.object({ start: isoDateTime, totalCalls: z.number(), errorCount: z.number(), fallbackCount: z.number() }),
    ),
    /** Runs in which the language model failed and the engine did its work, by the way it failed, the most first. */
    fallbacks: z.array(z.object({ fallbackClass: z.string(), totalCalls: z.number() })),
  }),
})
export type ApiUsage = z.infer<(typeof apiUsage)['response']>
