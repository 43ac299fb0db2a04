import { z } from 'zod'
import { defineKind } from '../../define/define-kind.ts'
import { isSafeLink } from '../../define/fields.ts'

const LINK_TEXT_MAX = 60

const isWebAddress = (value: string): boolean => /^https?:\/\//i.test(value) && isSafeLink(value)

/** A slide that shows another website, in a frame where that allows it. */
export const websiteKind = defineKind({
  part: 'website',
  content: z.object({ url: z.string() }).meta({ description: 'The page that it shows in place of widgets' }),
  field: 'websiteUrl',
  fieldRule: 'must be a full web address that starts with https://',
  contentOf: ({ websiteUrl }) => (isWebAddress(websiteUrl) ? { url: websiteUrl } : undefined),
  button({ websiteUrl }) {
    if (!isWebAddress(websiteUrl)) return undefined
    // Host names are ASCII here: cutting one cannot halve a character.
    const host = new URL(websiteUrl).hostname.replace(/^www\./, '')
    return { linkValue: websiteUrl, linkText: `Open ${host}`.slice(0, LINK_TEXT_MAX) }
  },
})
