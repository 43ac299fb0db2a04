/** Paying on a slide, fetched by payments.ts once somebody is about to. */
export { resumePayment } from '../sale/resume-payment.ts'
export { openCheckout } from '../sale/open-checkout.ts'
