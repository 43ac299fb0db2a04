import type { VisitorErasure } from '@taplet/contract'
import type { Text } from '../../../text/text-key.ts'

const kinds = ['signUps', 'reviews', 'orders', 'visits', 'retainedOrders'] as const

/** What was erased and what is retained, in words: "2 sign-ups, 1 review". Empty for nothing. */
export const countsOf = (erased: VisitorErasure, t: Text): string =>
  kinds
    .filter((kind) => erased[kind] > 0)
    .map((kind) => t(`visitors:${kind}`, { count: erased[kind] }))
    .join(', ')
