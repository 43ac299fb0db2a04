import { SlideView } from '@taplet/slides/view'
import '@taplet/slides/view.css'
import { type RefObject, useReducer } from 'react'
import { useDocument } from '../../../../lib/editing/use-document.ts'
import { useEditorContext } from '../editor-context.ts'
import { useHandsContext } from '../hands/hands-context.ts'
import { slideForTyping, useTyping } from '../typing/use-typing.ts'
import { usePlayingVideos } from './use-playing-videos.ts'
import { useQuietLinks } from './use-quiet-links.ts'

/** The slide with each letter that is typed, while nothing around it is drawn anew. */
export function LiveSlide({ canvas }: { canvas: RefObject<HTMLElement | null> }) {
  const hands = useHandsContext()
  const { media } = useEditorContext()
  const [, drawNow] = useReducer((draws: number) => draws + 1, 0)
  // What is typed in place is on screen before React hears of it.
  const slide = useDocument(hands.handle.editing, hands.typing !== undefined)
  useTyping(canvas, hands, drawNow)
  usePlayingVideos(canvas)
  useQuietLinks(canvas)
  return <SlideView slide={slideForTyping(slide, hands.typing)} media={media} isDeferred={false} showsEmpty />
}
