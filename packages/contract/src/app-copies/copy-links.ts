import { entityId, mediaInfo } from '@taplet/slides/schema'
import { z } from 'zod'
import { page, publicSlide } from '../experiences/experiences.ts'
import { answers, defineCalls } from '../kit/call.ts'
import { liveLookup } from '../slides/live.ts'
import { copyLinkAddresses } from './addresses.ts'
import { newExperienceId } from './app-templates.ts'

const token = z.string().max(100).meta({ description: 'Of the address: what follows #' })
const ofApp = z.object({ experienceId: entityId })

/** A link by which other accounts copy an app; one for each app at a time. */
export const copyLink = z
  .object({
    path: z.string().meta({ description: 'Address of the page where the app is copied' }),
    copies: z.number().int().meta({ description: 'How often it was copied' }),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'CopyLink' })
export type CopyLink = z.output<typeof copyLink>

/** What whoever has the link sees before taking a copy: as much as visitors would, and what it needs. */
export const sharedApp = z
  .object({
    pageName: z.string(),
    description: z.string(),
    sharedBy: z.string().meta({ description: 'Name of the account; empty when it has none' }),
    slides: z.array(publicSlide),
    media: z.record(z.string(), mediaInfo),
    live: liveLookup,
    slideCount: z.number().int(),
    productCount: z.number().int(),
    bytes: z.number().int().meta({ description: 'Of pictures and videos that come along' }),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'SharedApp' })
export type SharedApp = z.output<typeof sharedApp>

export const copyLinkCalls = defineCalls(copyLinkAddresses, {
  fetch: {
    summary: 'The link by which this app can be copied; null when there is none',
    query: ofApp,
    answer: answers({ link: copyLink.nullable() }),
  },
  create: {
    summary: 'Make a link by which others copy this app. A link that still works is answered again',
    body: ofApp,
    answer: answers({ link: copyLink }),
  },
  revoke: {
    summary: 'End the link of this app. Copies that were made stay',
    body: ofApp,
    answer: answers({}),
  },
  show: {
    summary: 'The app that a link lets one copy',
    body: z.object({ token }),
    answer: answers({ app: sharedApp }),
  },
  take: {
    summary: 'Copy the app of a link into this account, with its files, as a draft: all or nothing',
    body: z.object({ token, experienceId: newExperienceId }),
    answer: answers({
      updatedPage: page,
      products: z.number().int().meta({ description: 'Products that were copied: without stock, not on sale yet' }),
      leftOut: z.number().int().meta({ description: 'Pictures and videos that were not ready, or deleted' }),
    }),
  },
})
