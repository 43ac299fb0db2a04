import type { PublicSlide } from '@taplet/contract'
import { schemaOf } from '@taplet/slides/schema'

/** Whether a slide plays a video, so that the page offers to pause it. */
export const hasFilm = ({ viewMetadata: { backgroundMedia }, widgets }: PublicSlide): boolean =>
  (backgroundMedia.type === 'VIDEO' && backgroundMedia.url !== '') ||
  widgets.some((widget) => schemaOf(widget).plays?.(widget.widgetData) === true)
