/** Paying on a slide, loaded by payments.ts when a visitor is about to pay. */
export { resumePayment } from '../sale/resume-payment.ts'
export { openCheckout } from '../sale/open-checkout.ts'
