/** What the product needs to know of the stand-in to be its client. */
export const standInClient = { id: 'klarbefund', secret: 'only-for-trying-out' }
export const identityPath = '/dev/identity'
