import { SlideView } from '@taplet/slides/view'
import '@taplet/slides/view.css'
import { type RefObject, useReducer } from 'react'
import { useDocument } from '../../../../lib/editing/use-document.ts'
import { useEditorContext } from '../editor-context.ts'
import { useEditorActionsContext } from '../interactions/editor-actions-context.ts'
import { slideForTyping, useTyping } from '../typing/use-typing.ts'
import { usePlayingVideos } from './use-playing-videos.ts'
import { useQuietLinks } from './use-quiet-links.ts'

/** The slide with each typed letter, without re-rendering anything around it. */
export function LiveSlide({ canvas }: { canvas: RefObject<HTMLElement | null> }) {
  const actions = useEditorActionsContext()
  const { media } = useEditorContext()
  const [, drawNow] = useReducer((draws: number) => draws + 1, 0)
  // Text typed in place is on screen before React knows of it.
  const slide = useDocument(actions.handle.editing, actions.typing !== undefined)
  useTyping(canvas, actions, drawNow)
  usePlayingVideos(canvas)
  useQuietLinks(canvas)
  return <SlideView slide={slideForTyping(slide, actions.typing)} media={media} isDeferred={false} showsEmpty />
}
