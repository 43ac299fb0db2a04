/** Paying on a slide, fetched by payments.ts once somebody is about to. */
export { comeBack } from '../sale/resume-payment.ts'
export { sell } from '../sale/sell.ts'
