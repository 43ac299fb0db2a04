// @vitest-environment jsdom
import type { MediaItem } from '@taplet/contract'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Handlers, refuse } from '../../../testing/fake-server.ts'
import { renderPiece } from '../../../testing/render-piece.tsx'
import { aMediaItem } from '../upload/a-media-item.ts'
import { MediaPicker } from './media-picker.tsx'

// Dialogs are loaded on first use.
const FIRST_USE = { timeout: 15_000 }
const onChoose = vi.fn<(url: string) => void>()
beforeEach(() => onChoose.mockReset())
afterEach(cleanup)

const failed = aMediaItem({
  mediaId: 'm3',
  url: '/media/pour.mp4',
  kind: 'VIDEO',
  status: 'FAILED',
  fileName: 'pour.mov',
  failureReason: 'The video is too long.',
})
const library: MediaItem[] = [
  aMediaItem(),
  aMediaItem({ mediaId: 'm2', url: '/media/beans.webp', fileName: 'beans.jpg', bytes: 2_202_009 }),
  failed,
]

async function open(kind: MediaItem['kind'], handlers: Handlers = {}) {
  renderPiece(<MediaPicker kind={kind} value="/media/beans.webp" onChoose={onChoose} onClose={() => undefined} />, {
    '/media/getAll': () => ({ media: library }),
    ...handlers,
  })
  return { dialog: await screen.findByRole('dialog', {}, FIRST_USE), user: userEvent.setup() }
}

test('MediaPicker shows the files of its kind with name, size and state, and marks the one in use', async () => {
  const { dialog } = await open('IMAGE')
  const inUse = await within(dialog).findByRole('button', { name: 'Use beans.jpg' })
  expect(inUse.getAttribute('aria-pressed')).toBe('true')
  const described = inUse
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(described?.join(' ')).toMatch(/2\.1 MB.*In use now/)
  expect(within(dialog).queryByText('pour.mov')).toBeNull()
})

test('a video that failed says why, and can be tried again from the list of what is on its way', async () => {
  const server = { asked: {} }
  const { dialog, user } = await open('VIDEO', {
    '/updateVideoLibraryItem': (body) => {
      server.asked = body
      return { media: { ...failed, status: 'PROCESSING' } }
    },
  })
  const list = await within(dialog).findByRole('list', { name: 'Uploads' })
  expect(within(list).getByText('The video is too long.')).toBeTruthy()
  await user.click(within(list).getByRole('button', { name: 'Try pour.mov again' }))
  expect(server.asked).toMatchObject({ videoId: 'm3', newStatus: 'PROCESSING' })
})

test('files are ticked and deleted together, after what follows was said', async () => {
  const deleted = new Set<unknown>()
  const { dialog, user } = await open('IMAGE', {
    '/media/getUse': () => ({
      uses: [{ url: '/media/beans.webp', slides: [{ viewId: 'v1', name: 'Welcome' }], apps: [] }],
      usedBytes: 2_202_009,
      limitBytes: 2 * 1024 ** 3,
    }),
    '/media/delete': (body) => {
      deleted.add(body['mediaId'])
      return {}
    },
  })
  expect(await within(dialog).findByText('2.1 MB of 2 GB used')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Select' }))
  await user.click(within(dialog).getByRole('button', { name: 'Select all' }))
  expect(within(dialog).getByText('2 files selected')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  const question = await screen.findByRole('dialog', { name: 'Delete 2 files?' }, FIRST_USE)
  expect(within(question).getByText(/is shown in Welcome/)).toBeTruthy()
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  await expect.poll(() => deleted).toEqual(new Set(['m1', 'm2']))
  expect(onChoose).not.toHaveBeenCalled()
})

test('details of a file name everything that shows it, own templates too', async () => {
  const { dialog, user } = await open('IMAGE', {
    '/media/getUse': () => ({
      uses: [
        {
          url: '/media/beans.webp',
          slides: [{ viewId: 'v1', name: 'Welcome' }],
          apps: [],
          templates: [{ templateId: 't1', name: 'Menu of the day' }],
        },
      ],
      usedBytes: 1,
      limitBytes: 2,
    }),
  })
  await user.click(await within(dialog).findByRole('button', { name: 'More about beans.jpg' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Details' }, FIRST_USE))
  const details = await screen.findByRole('dialog', { name: 'Details' }, FIRST_USE)
  expect(await within(details).findByText('Menu of the day')).toBeTruthy()
  expect(within(details).getByText('Welcome')).toBeTruthy()
})

test('choosing a file hands its address over', async () => {
  const { dialog, user } = await open('IMAGE')
  await user.click(await within(dialog).findByRole('button', { name: 'Use latte.jpg' }))
  expect(onChoose).toHaveBeenCalledWith('/media/protected/a/images/x-720.webp')
})

test('an empty library asks for the first file; a broken one can be tried again', async () => {
  const empty = await open('IMAGE', { '/media/getAll': () => ({ media: [] }) })
  expect(await within(empty.dialog).findByRole('heading', { name: 'Your first picture goes here' })).toBeTruthy()
  cleanup()
  const broken = await open('IMAGE', { '/media/getAll': () => refuse('UNAVAILABLE') })
  expect(await within(broken.dialog).findByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('a dropped file that cannot be used is refused with the reason, and can be put away', async () => {
  const { dialog, user } = await open('IMAGE')
  const target = await within(dialog).findByText('Drop files here, or paste them')
  const file = new File(['words'], 'menu.txt', { type: 'text/plain' })
  fireEvent.drop(target, { dataTransfer: { files: [file], types: ['Files'] } })
  expect(await within(dialog).findByText(/This kind of file cannot be used/)).toBeTruthy()
  expect(within(dialog).getByRole('button', { name: 'Choose another file' })).toBeTruthy()
  expect(within(dialog).queryByRole('button', { name: 'Try menu.txt again' })).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: 'Dismiss menu.txt' }))
  expect(within(dialog).queryByText('menu.txt')).toBeNull()
  expect(onChoose).not.toHaveBeenCalled()
})
