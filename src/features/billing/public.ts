/** What other features may use of billing. */
export { readRevenue } from './server/read-revenue.ts'
export { monthlyRevenueSql, statusSql } from './server/standing-sql.ts'
export { defaultCurrency, readBillingOverviews, readSubscriptionStatus } from './server/subscription-status.ts'
