/** What the product needs to know of the stand-in to be its client. */
export const paymentPath = '/dev/payment'
export const standInPayment = { secretKey: 'sk_test_only_for_trying_out', webhookSecret: 'whsec_only_for_trying_out' }

/** In the data folder: what the stand-in knows. */
export const paymentFile = 'payment-stand-in.json'
