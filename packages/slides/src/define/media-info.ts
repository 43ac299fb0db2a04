import { z } from 'zod'

/** One file of a picture or video at one size. `type` is its MIME type. */
export const mediaSource = z.object({
  url: z.string(),
  type: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
})
export type MediaSource = z.output<typeof mediaSource>

/** Captions of a video, as a WebVTT file. */
export const caption = z.object({
  url: z.string(),
  /** BCP 47, e.g. en or pt-BR. */
  language: z.string(),
  label: z.string(),
  /** Shown by default; at most one per video. */
  isDefault: z.boolean(),
})
export type Caption = z.output<typeof caption>

/** The brightness of a picture, cell by cell from its top left: greys as two hexadecimal digits each. */
export const tones = z.object({ columns: z.number().int(), cells: z.string() })
export type Tones = z.output<typeof tones>

/** What a view needs to know about a picture or video, by its stable `url`, the one that slides store. */
export const mediaInfo = z.object({
  url: z.string(),
  kind: z.enum(['IMAGE', 'VIDEO']),
  status: z.enum(['PROCESSING', 'READY', 'FAILED']),
  /** Pixels of the largest file; 0 while unknown. */
  width: z.number().int(),
  height: z.number().int(),
  /** A tiny blurred `data:` picture shown until the real one has loaded; empty when there is none. */
  placeholder: z.string(),
  /** Of pictures and posters; absent while unknown. */
  tones: tones.optional(),
  /** Smallest first. */
  sources: z.array(mediaSource),
  posterUrl: z.string(),
  /** Of videos; absent when none were made. */
  captions: z.array(caption).optional(),
})
export type MediaInfo = z.output<typeof mediaInfo>

/** Media by their stable URL; a URL that is missing here is used unchanged. */
export type MediaLookup = Readonly<Record<string, MediaInfo>>
