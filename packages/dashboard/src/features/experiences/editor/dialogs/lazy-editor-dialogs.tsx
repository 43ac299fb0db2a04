import { Suspense, useState } from 'react'
import { lazyComponent } from '../../../../ui/lazy/lazy-component.tsx'
import type { EditorDialogsProps } from './editor-dialogs.tsx'

const Loaded = lazyComponent(async () => (await import('./editor-dialogs.tsx')).EditorDialogs, 'OVER')

/** The editor's dialogs, loaded with the first one. */
export function LazyEditorDialogs(props: EditorDialogsProps) {
  const isNeeded = props.asking !== undefined || props.editor.state.saving.status === 'CONFLICT'
  const [wasNeeded, setWasNeeded] = useState(isNeeded)
  // React's way to remember that something was once true.
  if (isNeeded && !wasNeeded) setWasNeeded(true)
  return wasNeeded ? (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  ) : null
}
