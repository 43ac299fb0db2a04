import { z } from 'zod'
import { defineWidget } from '../../define/define-widget.ts'
import { focalPoint, mediaUrl, percent, pixels, spacing } from '../../define/fields.ts'

/** VIDEO (spec §3). UPLOADED refers to a video of the library, EXTERNAL to a file at any https address. */
const data = z.object({
  videoType: z.enum(['UPLOADED', 'EXTERNAL']).default('UPLOADED'),
  videoUrl: mediaUrl,
  metadata: z
    .object({
      /** % of the slide's column. */
      width: percent.default(100),
      orientation: z.enum(['PORTRAIT', 'LANDSCAPE', 'SQUARE']).default('PORTRAIT'),
      borderRadius: pixels(0, 400).default(16),
      spacing: spacing.default(12),
      autoplay: z.boolean().default(true),
      loop: z.boolean().default(true),
      controls: z.boolean().default(false),
      muted: z.boolean().default(true),
      /** Covers the whole slide, behind the other widgets. */
      fullscreen: z.boolean().default(false),
      /** The focus point, which stays in view when it is cropped; % from left and top. */
      focalPoint,
    })
    .prefault({}),
})

export const videoSchema = defineWidget({
  isCounted: true,
  data,
  defaults: data.parse({}),
  spacing: ({ metadata }) => metadata.spacing,
  isEmpty: ({ videoUrl }) => videoUrl === '',
  isBehind: ({ metadata }) => metadata.fullscreen,
  plays: ({ videoUrl }) => videoUrl !== '',
  hasSound: ({ videoUrl, metadata }) => videoUrl !== '' && !metadata.muted,
  summary: ({ videoUrl, metadata }) => (videoUrl ? `${metadata.orientation.toLowerCase()} video` : ''),
  lacks: ({ videoUrl }) => (videoUrl ? undefined : 'MEDIA'),
  wear: (video, { radiusFor }) => ({
    ...video,
    metadata: { ...video.metadata, borderRadius: radiusFor(video.metadata.borderRadius) },
  }),
  withSpacing: (video, above) => ({ ...video, metadata: { ...video.metadata, spacing: above } }),
  media: ({ videoUrl }) => (videoUrl ? [videoUrl] : []),
})
