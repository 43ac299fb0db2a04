/** Set in localStorage while the outbox is not empty. */
export const OUTBOX_FLAG = 'tp-outbox'
