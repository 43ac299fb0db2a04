import { entityId } from '@taplet/slides/schema'
import { z } from 'zod'
import { inboxReview, inboxSubscriber } from '../forms/inbox-entries.ts'
import { answers, answersFile, defineCalls } from '../kit/call.ts'
import { order } from '../selling/orders.ts'
import { personalDataAddresses } from './addresses.ts'

const at = z.iso.datetime()
const count = z.number().int()

/** Reviews carry no address, so that those of a person are found by name, and chosen by whoever knows them. */
const MAX_CHOSEN_REVIEWS = 100

const person = {
  email: z.string().max(400).meta({ description: 'In any case; spaces around it do not matter' }),
  reviewIds: z
    .array(entityId)
    .max(MAX_CHOSEN_REVIEWS)
    .default([])
    .meta({ description: 'Reviews under the same name that are theirs, too' }),
}

/** How many records were erased, and how many orders are kept because of tax law. */
export const visitorErasure = z
  .object({ signUps: count, reviews: count, orders: count, visits: count, retainedOrders: count })
  .meta({ id: 'VisitorErasure' })
export type VisitorErasure = z.output<typeof visitorErasure>

export const visitorOrder = order
  .extend({ retainedUntil: at.nullable().meta({ description: 'When it may be erased; null: at any time' }) })
  .meta({ id: 'VisitorOrder' })
export type VisitorOrder = z.output<typeof visitorOrder>

/** What an account holds of a person who visited it. */
export const visitorData = z
  .object({
    email: z.string().meta({ description: 'As it is stored' }),
    signUps: z.array(inboxSubscriber),
    reviews: z.array(inboxReview).meta({ description: 'Reviews that contain the address' }),
    reviewsByName: z.array(inboxReview).meta({
      description: 'Reviews under a name that the person gave elsewhere: they may be of somebody else',
    }),
    orders: z.array(visitorOrder),
    visits: count.meta({ description: 'Visits by a link whose campaign contains the address' }),
    isSuppressed: z.boolean().meta({ description: 'Only a hash: this address wants no mails' }),
    erasures: z.array(visitorErasure.extend({ erasedAt: at })).meta({ description: 'The newest first' }),
  })
  .meta({ id: 'VisitorData' })
export type VisitorData = z.output<typeof visitorData>

export const personalDataCalls = defineCalls(personalDataAddresses, {
  findVisitor: {
    summary: 'What the account holds of a visitor, by e-mail address (a request for access)',
    body: z.object({ email: person.email }),
    answer: answers({ visitor: visitorData, ordersRetentionYears: count }),
  },
  exportVisitor: {
    summary: 'The same as a ZIP of CSV files and photos, to send to the person',
    body: z.object({ ...person, timezone: z.string().max(64).default('UTC') }),
    ...answersFile('application/zip'),
  },
  eraseVisitor: {
    summary: 'Erase a visitor (a request to be forgotten). Orders go when tax law no longer asks for them',
    body: z.object(person),
    answer: answers({ erased: visitorErasure }),
  },
})
