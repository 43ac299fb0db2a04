import { z } from 'zod'
import { defineWidget } from '../../define.ts'
import { linkUrl, mediaUrl, percent, pixels, shortText, spacing } from '../../fields.ts'

/** IMAGE (§3). */
const data = z.object({
  imageUrl: mediaUrl,
  /** What a blind visitor hears; empty for ornament. */
  altText: shortText(300).default(''),
  metadata: z
    .object({
      /** % of the slide's column. */
      width: percent.default(100),
      /** Degrees, clockwise. */
      rotation: z.number().min(-180).max(180).default(0),
      borderRadius: pixels(0, 400).default(16),
      spacing: spacing.default(12),
      linkUrl,
    })
    .prefault({}),
})

export const imageSchema = defineWidget({
  label: 'Image',
  data,
  defaults: data.parse({}),
  spacing: ({ metadata }) => metadata.spacing,
  summary: ({ imageUrl, altText }) => altText || (imageUrl.split('/').at(-1) ?? ''),
  media: ({ imageUrl }) => (imageUrl ? [imageUrl] : []),
  links: ({ metadata }) => (metadata.linkUrl ? [metadata.linkUrl] : []),
})
