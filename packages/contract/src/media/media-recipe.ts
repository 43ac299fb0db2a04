import { objection } from '@taplet/messages'
import { HOUR_MS } from '@taplet/base/time'
import { z } from 'zod'
import { messages } from '../kit/field-errors/messages/messages.ts'

const share = z.number().min(0).max(1)
const amount = z.number().min(-100).max(100).default(0)

/** How an edited picture is made from its original: mirror, rotation, crop, colours – in this order. */
export const mediaRecipe = z
  .object({
    /** Degrees clockwise. */
    rotation: z.number().min(-180).max(180).default(0),
    flipX: z.boolean().default(false),
    flipY: z.boolean().default(false),
    /** Shares of the rotated picture's bounding box. */
    crop: z
      .object({ left: share, top: share, width: z.number().min(0.005).max(1), height: z.number().min(0.005).max(1) })
      .refine(({ left, top, width, height }) => left + width <= 1.0001 && top + height <= 1.0001, {
        message: objection(messages.later('cropOutside')),
      })
      .default({ left: 0, top: 0, width: 1, height: 1 }),
    brightness: amount,
    contrast: amount,
    saturation: amount,
    warmth: amount,
    fade: amount,
  })
  .meta({ id: 'MediaRecipe' })
export type MediaRecipe = z.output<typeof mediaRecipe>

/** The part of a video's original that is shown. */
export const mediaTrim = z.object({
  startMs: z.number().int().min(0).max(HOUR_MS),
  endMs: z.number().int().min(1).max(HOUR_MS),
})
export type MediaTrim = z.output<typeof mediaTrim>
