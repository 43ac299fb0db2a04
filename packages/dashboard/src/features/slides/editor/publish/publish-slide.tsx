import { useState } from 'react'
import { openDocument } from '../../../../lib/editing/open-document.ts'
import { useEditorContext } from '../editor-context.ts'
import type { SlideEditorHandle } from '../use-slide-editor.ts'

interface PublishSlideProps {
  handle: SlideEditorHandle
  accountId: string
  /** The app from which the slide was opened. */
  experienceId: string
  onClose: () => void
}

/** Publishes the app with all of its slides, this one as it is on the screen. */
export function PublishSlide({ handle, ...props }: PublishSlideProps) {
  const { parts } = useEditorContext()
  const [open] = useState(() => ({ slide: openDocument(handle.editing) }))
  return <parts.PublishApp {...props} open={open} />
}
