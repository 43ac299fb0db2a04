import type { Page } from '@taplet/contract'
import { useState } from 'react'
import { openDocument } from '../../../../lib/editing/open-document.ts'
import { toast } from '../../../../ui/toasts/toast.tsx'
import { useEditorContext } from '../editor-context.ts'
import type { SlideEditorHandle } from '../use-slide-editor.ts'

interface PublishSlideProps {
  handle: SlideEditorHandle
  /** The app from which the slide was opened. */
  experienceId: string
  onPublished: (page: Page, isFirst: boolean) => void
  onClose: () => void
}

/** Publishes the app with all of its slides, this one as it is on the screen. */
export function PublishSlide({ handle, experienceId, onPublished, onClose }: PublishSlideProps) {
  const { parts } = useEditorContext()
  const [open] = useState(() => ({ slide: openDocument(handle.editing) }))
  return (
    <parts.PublishFlow
      {...{ experienceId, open, onPublished, onClose }}
      mode="PUBLISH"
      onRefused={({ message }) => toast.failed(message)}
    />
  )
}
