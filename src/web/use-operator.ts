import { usePublicSettings } from './use-public-settings.ts'

export interface Operator {
  brandName: string
  company: { name: string; address: string; email: string }
}

/** Filled by the server where a page is written at build time. */
const tokens: Operator = {
  brandName: '%BRAND_NAME%',
  company: { name: '%COMPANY_NAME%', address: '%COMPANY_ADDRESS%', email: '%COMPANY_EMAIL%' },
}

const unknown: Operator = { brandName: 'KlarBefund', company: { name: '', address: '', email: '' } }

/** Whose product this is. */
export function useOperator(): Operator {
  return usePublicSettings() ?? (import.meta.env.SSR ? tokens : unknown)
}
