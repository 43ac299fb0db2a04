import { objection } from '@taplet/messages'
import { entityId } from '@taplet/slides/schema'
import { z } from 'zod'
import { answers, defineCalls } from '../kit/call.ts'
import { mediaItem } from './media.ts'
import { mediaRecipe, mediaTrim } from './media-recipe.ts'
import { visibleName } from '../kit/visible-name.ts'
import { mediaToolAddresses } from './addresses.ts'
import { MAX_CAPTION_BYTES } from './limits.ts'
import { messages } from '../kit/field-errors/messages/messages.ts'

const mediaUrl = z.string().min(1).max(2048)
const language = z.string().regex(/^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8}){0,3}$/, objection(messages.later('language')))

/** Alt texts are read aloud and appear between words of ours: one line, without invisible or bidirectional characters. */
const toOneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
    .replace(/[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .trim()

/** Where a file of the library is shown, or is to be shown by drafts and scheduled publications. */
export const mediaUse = z.object({
  url: z.string(),
  slides: z.array(z.object({ viewId: z.string(), name: z.string() })),
  apps: z.array(z.object({ experienceId: z.string(), name: z.string() })),
  /** The account's own slide templates. */
  templates: z.array(z.object({ templateId: z.string(), name: z.string() })).optional(),
  brands: z.array(z.object({ brandId: z.string(), name: z.string() })).optional(),
  products: z.array(z.object({ productId: z.string(), name: z.string() })).optional(),
})
export type MediaUse = z.output<typeof mediaUse>

export const mediaToolCalls = defineCalls(mediaToolAddresses, {
  getUse: {
    summary: 'Which slides, templates, products and instant apps show which file, and how much of the storage is taken',
    answer: answers({
      uses: z.array(mediaUse),
      usedBytes: z.number().int(),
      limitBytes: z.number().int(),
    }),
  },
  update: {
    summary: 'Rename a file, or say what it shows',
    body: z.object({
      mediaId: entityId,
      fileName: z.string().trim().min(1).max(255).optional(),
      altText: z.string().overwrite(toOneLine).max(300).optional(),
    }),
    answer: answers({ media: mediaItem }),
  },
  linkEdit: {
    summary: 'Tell of an uploaded file that it was made of another one, so that it can be edited again from there',
    body: z.object({
      mediaId: entityId,
      originalMediaId: entityId,
      recipe: mediaRecipe.optional(),
      trim: mediaTrim.optional(),
    }),
    answer: answers({ media: mediaItem }),
  },
  renderRecipe: {
    summary: 'Make an edited picture on the server, where the browser cannot; answers the new item',
    body: z.object({ mediaId: entityId, recipe: mediaRecipe }),
    answer: answers({ media: mediaItem }),
  },
  replace: {
    summary: 'Show one file in place of another in every slide and template of the account',
    body: z.object({ fromUrl: mediaUrl, toUrl: mediaUrl }),
    answer: answers({ viewIds: z.array(z.string()).meta({ description: 'The slides that changed' }) }),
  },
  setPoster: {
    summary: 'Choose the picture that stands for a video until it plays',
    body: z.object({
      mediaId: entityId,
      posterMediaId: entityId.meta({ description: 'A picture of the account; it is copied' }),
    }),
    answer: answers({ media: mediaItem }),
  },
  trim: {
    summary: 'Make a shorter video of an uploaded one; answers the new item, which is being prepared',
    body: z.object({ mediaId: entityId, trim: mediaTrim }),
    answer: answers({ media: mediaItem }),
  },
  addCaptions: {
    summary: 'Add captions to a video (WebVTT or SRT), in place of those of the same language',
    body: z.object({
      mediaId: entityId,
      language,
      label: visibleName(60),
      text: z.string().min(1).max(MAX_CAPTION_BYTES),
      isDefault: z.boolean().default(false),
    }),
    answer: answers({ media: mediaItem, cues: z.number().int() }),
  },
  removeCaptions: {
    summary: 'Take the captions of one language off a video',
    body: z.object({ mediaId: entityId, language }),
    answer: answers({ media: mediaItem }),
  },
})
