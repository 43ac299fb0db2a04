import { z } from 'zod'
import { defineWidget } from '../../define/define-widget.ts'
import { focalPoint, linkUrl, mediaUrl, percent, pixels, shortText, spacing } from '../../define/fields.ts'
import { isPressComplete, pressAction, pressZone } from '../../press-actions/press-actions.ts'

/** IMAGE (spec §3). */
const data = z.object({
  imageUrl: mediaUrl,
  /** What screen readers say; empty for decoration. */
  altText: shortText(300).default(''),
  /** True when it is decoration, so that its missing alt text is intended. */
  isOrnament: z.boolean().default(false),
  /** What a template asks for here, shown in editors until a picture is chosen. */
  placeholder: shortText(80).default(''),
  metadata: z
    .object({
      /** % of the slide's column. */
      width: percent.default(100),
      /** Degrees, clockwise. */
      rotation: z.number().min(-180).max(180).default(0),
      borderRadius: pixels(0, 400).default(16),
      spacing: spacing.default(12),
      linkUrl,
      /** What a press does instead of opening `linkUrl`. */
      action: pressAction,
      /** The shape it is cropped to; ORIGINAL shows all of it. */
      ratio: z.enum(['ORIGINAL', 'SQUARE', 'PORTRAIT', 'LANDSCAPE']).default('ORIGINAL'),
      /** The focus point, which stays in view when it is cropped; % from left and top. */
      focalPoint,
      /** True for full width, to both edges of the slide. */
      isBleeding: z.boolean().default(false),
      /** Takes one of two columns: two such widgets in a row are side by side. */
      isHalf: z.boolean().default(false),
    })
    .prefault({}),
})

type Metadata = z.output<typeof data>['metadata']

const isPressed = ({ action, linkUrl: url }: Metadata) => (action ? isPressComplete(action) : url !== '')

export const imageSchema = defineWidget({
  data,
  defaults: data.parse({}),
  span: ({ metadata }) => (metadata.isHalf ? 'half' : 'full'),
  isEmpty: ({ imageUrl }) => imageUrl === '',
  placeholder: ({ placeholder }) => placeholder,
  spacing: ({ metadata }) => metadata.spacing,
  summary: ({ imageUrl, altText, placeholder }) => altText || imageUrl.split('/').at(-1) || placeholder,
  media: ({ imageUrl }) => (imageUrl ? [imageUrl] : []),
  links: ({ metadata }) => (metadata.linkUrl && !metadata.action ? [metadata.linkUrl] : []),
  action: ({ metadata }) => metadata.action,
  timeZone: ({ metadata }) => pressZone(metadata.action),
  // A picture with a link is never decoration: its alt text is the link's name for screen readers.
  altText: ({ imageUrl, altText, isOrnament, metadata }) =>
    imageUrl && (!isOrnament || isPressed(metadata)) ? altText : undefined,
  lacks({ imageUrl, metadata }) {
    if (!imageUrl) return 'MEDIA'
    return metadata.action && !isPressed(metadata) ? 'ADDRESS' : undefined
  },
  wear: (image, { pictureFor, radiusFor }) => ({
    ...image,
    imageUrl: pictureFor(image.imageUrl),
    metadata: { ...image.metadata, borderRadius: radiusFor(image.metadata.borderRadius) },
  }),
  withSpacing: (image, above) => ({ ...image, metadata: { ...image.metadata, spacing: above } }),
})
