/** Set in localStorage while something waits in the outbox. */
export const OUTBOX_FLAG = 'tp-outbox'
