import { glows } from './glows.ts'
import { messages } from './messages/messages.ts'
import { papers } from './papers.ts'
import { patterns } from './patterns.ts'
import { shapes } from './shapes.ts'

/** All stock backgrounds, in the order of the picker. */
export const stockTable = [...glows, ...papers, ...patterns, ...shapes].map((one) => ({
  ...one,
  name: messages.later(one.id),
}))
