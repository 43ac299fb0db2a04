import { type DragEvent, useEffect, useRef, useState } from 'react'
import { filesOfDrop } from './files-of-drop.ts'

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/** Pictures copied from a page come without a name of their own. */
const isTyping = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.isContentEditable

/** Files dropped on an element, with those in folders, or pasted while it is on screen. Spread `drop` on it. */
export function useIncomingFiles(onFiles: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false)
  const latest = useRef(onFiles)
  // The listener below outlives a render.
  useEffect(() => {
    latest.current = onFiles
  })
  // Effect: paste events on the document.
  useEffect(() => {
    const handlePaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      // Text copied from an office program comes with a picture of itself.
      const hasWords = event.clipboardData?.types.includes('text/plain')
      if (files.length === 0 || (hasWords && isTyping(event.target))) return
      event.preventDefault()
      latest.current(files)
    }
    document.addEventListener('paste', handlePaste)
    return () => document.removeEventListener('paste', handlePaste)
  }, [])
  const take = async (dropped: Promise<readonly File[]>) => {
    const files = await dropped
    if (files.length > 0) latest.current(files)
  }
  return {
    isOver,
    drop: {
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setIsOver(true)
      },
      onDragLeave: (event: DragEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false) // the DOM's own type
      },
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event) && event.dataTransfer.files.length === 0) return
        event.preventDefault()
        setIsOver(false)
        void take(filesOfDrop(event.dataTransfer))
      },
    },
  }
}
