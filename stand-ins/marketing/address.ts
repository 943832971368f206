/** What the product needs to know of the stand-in to be its client. */
export const marketingPath = '/dev/marketing'
export const standInMarketing = { apiKey: 'xkeysib-only-for-trying-out' }
