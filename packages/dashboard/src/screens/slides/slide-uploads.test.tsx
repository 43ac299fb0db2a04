// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { aMediaItem } from '../../features/media/upload/a-media-item.ts'
import type { SendOptions } from '../../features/media/upload/send-upload.ts'
import { aPage, signedIn } from '../../testing/fake-server.ts'
import { anItem, aView } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'

const sent: SendOptions[] = []
vi.mock('../../features/media/upload/send-upload.ts', () => ({
  sendUpload: (_dependencies: unknown, options: SendOptions) => {
    sent.push(options)
    return new Promise(() => undefined)
  },
  retryProcessing: vi.fn(),
}))

// jsdom has no scrolling, no layout, and no media.
beforeAll(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('CSS', { escape: (value: string) => value })
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

const FIRST_USE = { timeout: 15_000 }
const undo = () => screen.getByRole('button', { name: /^Undo/ })
const canUndo = () => undo().getAttribute('aria-disabled') !== 'true'
const widgetCount = () =>
  within(screen.getByRole('complementary', { name: 'On this slide' })).queryAllByRole('button', { name: /^Move / })
    .length

test('an upload under way makes no undo step; what it brings is one', async () => {
  openApp('/app/experienceItems/item1', {
    ...signedIn,
    '/getAllPagesByAccountId': () => ({ pages: [aPage({ experienceItems: ['item1'] })] }),
    '/experienceItems/getAll': () => ({ body: { experienceItems: [anItem()] } }),
    '/getAllViewsByAccountId': () => ({ views: [aView(['TEXT_BOX'])] }),
    '/media/getAll': () => ({ media: [] }),
  })
  await screen.findByRole('heading', { name: 'On this slide' }, FIRST_USE)
  const before = widgetCount()

  const file = new File(['latte'], 'latte.jpg', { type: 'image/jpeg' })
  const clipboardData = { files: [file], getData: () => '', setData: () => undefined }
  fireEvent.paste(document.body, { clipboardData })
  await waitFor(() => expect(sent).toHaveLength(1), FIRST_USE)
  const tell = (event: Parameters<SendOptions['tell']>[0]) => act(() => sent[0]?.tell(event))
  const isClean = () => {
    expect(widgetCount()).toBe(before)
    expect(canUndo()).toBe(false)
    expect(screen.queryByText('Unsaved changes')).toBeNull()
  }
  isClean()
  tell({ type: 'convert' })
  tell({ type: 'upload' })
  for (const fraction of [0.2, 0.5, 1]) tell({ type: 'progress', fraction })
  isClean()

  tell({ type: 'answer', media: aMediaItem() })
  await waitFor(() => expect(widgetCount()).toBe(before + 1))
  expect(canUndo()).toBe(true)
  fireEvent.click(undo())
  await waitFor(() => expect(widgetCount()).toBe(before))
  expect(canUndo()).toBe(false)
})
