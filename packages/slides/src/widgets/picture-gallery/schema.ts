import { z } from 'zod'
import { cardStyle, onCard } from '../../define/card-style.ts'
import { defineWidget } from '../../define/define-widget.ts'
import { mediaUrl, shortText } from '../../define/fields.ts'

export const MOST_PICTURES = 24

const picture = z.object({
  imageUrl: mediaUrl,
  /** What screen readers say, and what stands below the enlarged picture. */
  altText: shortText(300).default(''),
})
export type GalleryPicture = z.output<typeof picture>

/** PICTURE_GALLERY: several pictures that are enlarged by a tap. */
const data = z.object({
  title: shortText(60).default(''),
  pictures: z.array(picture).max(MOST_PICTURES).default([]),
  /** GRID shows all at once; in a ROW they are swiped sideways. */
  layout: z.enum(['GRID', 'ROW']).default('GRID'),
  metadata: cardStyle,
})

/** Returns the pictures that were chosen. */
export const chosenOf = ({ pictures }: z.output<typeof data>): GalleryPicture[] =>
  pictures.filter(({ imageUrl }) => imageUrl !== '')

export const pictureGallerySchema = defineWidget({
  ...onCard(data),
  data,
  defaults: data.parse({}),
  isEmpty: (gallery) => chosenOf(gallery).length === 0,
  lacks: (gallery) => (chosenOf(gallery).length === 0 ? 'MEDIA' : undefined),
  summary: ({ title, pictures }) => title || (pictures[0]?.altText ?? ''),
  texts: ({ title }) => [title],
  media: (gallery) => chosenOf(gallery).map(({ imageUrl }) => imageUrl),
  // One that is missing counts as all of them.
  altText: (gallery) => {
    const texts = chosenOf(gallery).map(({ altText }) => altText.trim())
    if (texts.length === 0) return undefined
    return texts.includes('') ? '' : texts.join(', ')
  },
})
