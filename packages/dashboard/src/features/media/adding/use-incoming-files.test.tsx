// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useIncomingFiles } from './use-incoming-files.ts'

const onFiles = vi.fn<(files: readonly File[]) => void>()
afterEach(() => {
  cleanup()
  onFiles.mockReset()
})

function TestPage() {
  useIncomingFiles(onFiles)
  return (
    <p contentEditable suppressContentEditableWarning>
      {'Words'}
    </p>
  )
}
const picture = new File(['picture'], 'mug.png', { type: 'image/png' })
const paste = (target: Element, types: string[], files: File[]) =>
  fireEvent.paste(target, { clipboardData: { types, files } })

it('useIncomingFiles takes pasted files, wherever the focus is', () => {
  render(<TestPage />)
  paste(document.body, ['Files'], [picture])
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([picture])
})

it('useIncomingFiles leaves pasted words to the browser, also where they carry a picture of themselves into a text', () => {
  render(<TestPage />)
  const words = screen.getByText('Words')
  Object.defineProperty(words, 'isContentEditable', { value: true }) // jsdom does not know it
  expect(paste(document.body, ['text/plain'], [])).toBe(true)
  expect(paste(words, ['text/plain', 'Files'], [picture])).toBe(true)
  expect(onFiles).not.toHaveBeenCalled()
})

it('useIncomingFiles hears nothing any more once it is off the screen', () => {
  render(<TestPage />)
  cleanup()
  paste(document.body, ['Files'], [picture])
  expect(onFiles).not.toHaveBeenCalled()
})
