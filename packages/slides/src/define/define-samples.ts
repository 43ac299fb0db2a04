import type { z } from 'zod'
import type { WidgetSchema } from './define-widget.ts'
import type { MediaInfo } from './media-info.ts'

/** Files that the host of samples has at hand. */
export interface SampleFiles {
  picture: string
  /** An address where nothing is. */
  missing: string
  video: string
}

/** A state of a widget that its choices alone do not show. */
export interface Sample<Data = unknown> {
  name: string
  data: Data
  /** What is known of the video. */
  video?: { status: MediaInfo['status']; hasPoster: boolean }
  /** Drawn as while its media have not arrived. */
  isLoading?: boolean
}

/** Each widget tells its own states, for the gallery. */
export type Samples<S extends WidgetSchema> = (files: SampleFiles) => Sample<z.input<S['data']>>[]
