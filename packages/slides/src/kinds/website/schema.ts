import { objection, DEFAULT_LANGUAGE } from '@taplet/messages'
import { z } from 'zod'
import { defineKind } from '../../define/define-kind.ts'
import { isSafeLink } from '../../define/fields.ts'
import { messages } from './messages/messages.ts'
import { messages as objections } from '../../define/messages/messages.ts'

const LINK_TEXT_MAX = 60

const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '')
const isWebAddress = (value: string): boolean => /^https?:\/\//i.test(value) && isSafeLink(value)

/** A slide that shows another website, in a frame where the site allows it. */
export const websiteKind = defineKind({
  part: 'website',
  content: z.object({ url: z.string() }).meta({ description: 'The page that it shows in place of widgets' }),
  field: 'websiteUrl',
  fieldRule: objection(objections.later('link')),
  contentOf: ({ websiteUrl }) => (isWebAddress(websiteUrl) ? { url: websiteUrl } : undefined),
  titleOf: ({ websiteUrl }) => (isWebAddress(websiteUrl) ? hostOf(websiteUrl) : ''),
  button({ websiteUrl }) {
    if (!isWebAddress(websiteUrl)) return undefined
    // Host names are ASCII here, so that truncating one cannot split a character.
    const host = hostOf(websiteUrl)
    return { linkValue: websiteUrl, linkText: messages(DEFAULT_LANGUAGE)('open', { host }).slice(0, LINK_TEXT_MAX) }
  },
})
