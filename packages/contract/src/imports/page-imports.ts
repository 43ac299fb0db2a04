import { objection } from '@taplet/messages'
import { colour, isSafeLink, mediaInfo, socialAddress } from '@taplet/slides/schema'
import { z } from 'zod'
import { answers, defineCalls } from '../kit/call.ts'
import { messages } from '../kit/field-errors/messages/messages.ts'
import { importAddresses } from './addresses.ts'
import { MAX_IMPORTED_PICTURES } from './limits.ts'

const webAddress = z
  .string()
  .max(2048)
  .refine((value) => /^https?:\/\//i.test(value) && isSafeLink(value), objection(messages.later('link')))

/** A picture that a page shows. */
const importedPicture = z.object({
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  thumbnail: z.string().meta({ description: 'A small copy as a data: address' }),
  altText: z.string(),
})
export type ImportedPicture = z.output<typeof importedPicture>

const importedItem = z.object({ name: z.string(), detail: z.string(), price: z.string() })
export type ImportedItem = z.output<typeof importedItem>

/** Opening hours of some days; 1 is Monday, 7 is Sunday. */
const importedHours = z.object({ days: z.array(z.number().int().min(1).max(7)), from: z.string(), to: z.string() })
export type ImportedHours = z.output<typeof importedHours>

/** What was found on a page; what was not found is empty. */
export const importedPage = z
  .object({
    url: z.string().meta({ description: 'Where the address led' }),
    name: z.string(),
    description: z.string(),
    colours: z.array(colour).meta({ description: 'Of the page and its logo, the most telling first' }),
    logo: importedPicture.nullable(),
    pictures: z.array(importedPicture).meta({ description: 'The largest first' }),
    links: z.array(
      z.object({
        text: z.string(),
        url: z.string(),
        isMain: z.boolean().meta({ description: 'False for those of menus and footers' }),
      }),
    ),
    profiles: z.array(socialAddress).meta({ description: 'Profiles, phone numbers and mailboxes' }),
    address: z.string(),
    hours: z.array(importedHours),
    groups: z
      .array(z.object({ name: z.string(), items: z.array(importedItem) }))
      .meta({ description: 'Dishes or products with their prices' }),
  })
  .meta({ id: 'ImportedPage' })
export type ImportedPage = z.output<typeof importedPage>

/**
 * Why a page was not read. NO_ANSWER: it cannot be reached; TURNED_AWAY: the site answers people only; ROBOTS: its
 * robots.txt asks programs to stay away; OFFLINE: we have no connection.
 */
export const pageRefusal = z.enum([
  'NO_ANSWER',
  'NOT_FOUND',
  'TURNED_AWAY',
  'ROBOTS',
  'NOT_HTML',
  'NOTHING_FOUND',
  'TOO_LARGE',
  'PRIVATE',
  'LOGIN',
  'OFFLINE',
])
export type PageRefusal = z.output<typeof pageRefusal>

export const importCalls = defineCalls(importAddresses, {
  readPage: {
    summary: 'Read a page of the web: what an instant app can be made of. Nothing is stored',
    body: z.object({ url: webAddress }),
    answer: answers({ page: importedPage.nullable(), refusal: pageRefusal.nullable() }),
  },
  storePictures: {
    summary: 'Fetch pictures of a page into the library, each once; those that are no pictures are left out',
    body: z.object({
      urls: z
        .array(webAddress)
        .min(1)
        // All pictures, and the logo.
        .max(MAX_IMPORTED_PICTURES + 1),
    }),
    answer: answers({ pictures: z.array(z.object({ url: z.string(), media: mediaInfo })) }),
  },
})
