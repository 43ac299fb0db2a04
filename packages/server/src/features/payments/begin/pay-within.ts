import { MINUTE_MS } from '@taplet/base/time'

/** How long a begun payment may be paid: the card was entered before, a bank's check takes minutes. It holds nothing. */
export const PAY_WITHIN_MS = 10 * MINUTE_MS
