/** Paying on a slide, fetched by payments.ts once somebody is about to. */
export { comeBack } from '../sale/come-back.ts'
export { sell } from '../sale/sell.ts'
