import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { adminStats } from '#features/administration/contract.ts'
import { renderPage, stubServer } from '#tests/web-stub.tsx'
import { ServiceFigures } from './service-figures.tsx'

async function revenueOf(revenueByCurrency: { currency: string; amount: number }[]): Promise<string> {
  stubServer().answer(adminStats, {
    ...{ totalUsers: 3, activeUsers: 2, activeSubscriptions: revenueByCurrency.length, languageDistribution: {} },
    ...{ formatCorrections: 0, templateFillings: 0, generateFromScratch: 0, recentActivity: [], services: [] },
    ...{ monthlyRecurringRevenue: revenueByCurrency[0]?.amount ?? 0, revenueByCurrency },
  })
  renderPage(<ServiceFigures />)
  const term = await screen.findByText('Umsatz im Monat')
  return term.nextElementSibling?.textContent?.replaceAll(/\s/g, ' ') ?? ''
}

it.each([
  ['what is paid in the currency it is paid in', [{ currency: 'CHF', amount: 1247.5 }], '1.247,50 CHF'],
  [
    'two currencies side by side',
    [
      { currency: 'EUR', amount: 290 },
      { currency: 'CHF', amount: 29 },
    ],
    '290 € + 29 CHF',
  ],
  ['nothing while nobody pays', [], '0 €'],
])('shows %s', async (_case, revenue, shown) => {
  expect(await revenueOf(revenue)).toBe(shown)
})
