import { entityId, mediaInfo } from '@taplet/slides/schema'
import { z } from 'zod'
import { answers, defineCalls } from '../kit/call.ts'
import { mediaRecipe, mediaTrim } from './media-recipe.ts'
import { mediaAddresses } from './addresses.ts'

/** Who may read a file (spec §7): anyone, anyone who knows the address under the owner's prefix, or the owner only. */
export const mediaScope = z.enum(['public', 'protected', 'private'])

/** A picture or video of the account's library. */
export const mediaItem = mediaInfo
  .extend({
    mediaId: z.string(),
    fileName: z.string(),
    fileType: z.string(),
    bytes: z.number().int(),
    durationMs: z.number().int(),
    failureReason: z.string(),
    /** A description; suggested as alt text where the picture is used. */
    altText: z.string(),
    /** The item it was edited from; empty for an upload. */
    originalMediaId: z.string(),
    recipe: mediaRecipe.nullable(),
    trim: mediaTrim.nullable(),
    /** The original upload, for its owner only; empty where the largest source is the upload. */
    uploadUrl: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'MediaItem' })
export type MediaItem = z.output<typeof mediaItem>

export const mediaCalls = defineCalls(mediaAddresses, {
  createSignedPutRequestUrl: {
    summary: 'An address to PUT one file to. The answer of that PUT is { callResult, media }',
    body: z.object({
      filePath: z
        .string()
        .min(1)
        .max(512)
        .meta({ description: 'Scope and file name, e.g. protected/latte.jpg. The server chooses the key' }),
      fileType: z.string().max(100),
      fileSize: z
        .number()
        .int()
        .min(1)
        .optional()
        .meta({ description: 'Bytes; a file of another size is then refused' }),
    }),
    answer: answers({
      signedUrl: z.url(),
      uploadId: z
        .string()
        .optional()
        .meta({ description: 'Set where the address leads to a bucket: call completeUpload with it after the PUT' }),
    }),
  },
  completeUpload: {
    summary: 'Take a file that was PUT to a bucket into the library, after the same checks as any other',
    body: z.object({ uploadId: entityId }),
    answer: answers({ media: mediaItem }),
  },
  updateVideoLibraryItem: {
    summary: 'Register an uploaded video and start its processing (also: try again after FAILED)',
    body: z.object({
      updateType: z.literal('NEW'),
      videoId: entityId.meta({ description: 'mediaId of the upload' }),
      videoFileName: z.string().min(1).max(255),
      newStatus: z.literal('PROCESSING'),
      posterMediaId: entityId
        .optional()
        .meta({ description: 'An uploaded picture to show until the video plays; otherwise a frame of it is taken' }),
    }),
    answer: answers({ media: mediaItem }),
  },
  getAll: {
    summary: "The account's pictures and videos, newest first",
    answer: answers({ media: z.array(mediaItem) }),
  },
  uploadBase64: {
    summary: 'Upload a small file as base64 in JSON (spec §7); larger ones go to a signed address',
    body: z.object({ filePath: z.string().min(1).max(512), fileType: z.string().max(100), data: z.string() }),
    answer: answers({ media: mediaItem }),
  },
  getCapabilities: {
    summary: 'What this server takes, and whether it converts video or the browser should do so before the upload',
    answer: answers({
      convertsVideo: z.boolean(),
      maxImageBytes: z.number().int(),
      maxVideoBytes: z.number().int(),
      maxVideoMs: z.number().int(),
    }),
  },
  delete: {
    summary: 'Take a file out of the library; slides that show it keep working with a placeholder',
    body: z.object({ mediaId: entityId }),
    answer: answers({}),
  },
})
