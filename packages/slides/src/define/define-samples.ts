import type { z } from 'zod'
import type { WidgetSchema } from './define-widget.ts'
import type { MediaInfo } from './media-info.ts'

/** Files that the host of the samples provides. */
export interface SampleFiles {
  picture: string
  /** An address where no file exists. */
  missing: string
  video: string
}

/** A state of a widget that cannot be reached by its options alone. */
export interface Sample<Data = unknown> {
  name: string
  data: Data
  /** Facts about the video. */
  video?: { status: MediaInfo['status']; hasPoster: boolean }
  /** Drawn as if its media had not loaded yet. */
  isLoading?: boolean
}

/** Each widget declares its own states, for the gallery. */
export type Samples<S extends WidgetSchema> = (files: SampleFiles) => Sample<z.input<S['data']>>[]
