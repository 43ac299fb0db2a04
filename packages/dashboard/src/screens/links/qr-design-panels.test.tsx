// @vitest-environment jsdom
import type { CameraRequest } from '@taplet/qr/scannability'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aMediaItem } from '../../features/media/upload/a-media-item.ts'
import type { SendOptions } from '../../features/media/upload/send-upload.ts'
import { type Handlers, signedIn } from '../../testing/fake-server.ts'
import { anItem, aView } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'
import { aDesign } from '../../testing/a-design.ts'

const sent: SendOptions[] = []
vi.mock('../../features/media/upload/send-upload.ts', () => ({
  sendUpload: (_dependencies: unknown, options: SendOptions) => {
    sent.push(options)
    return new Promise(() => undefined)
  },
  retryProcessing: vi.fn(),
}))

beforeEach(() => {
  // jsdom has no scrolling, and neither loads nor draws pictures.
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('CSS', { escape: (words: string) => words, supports: () => true })
  HTMLImageElement.prototype.decode = () => Promise.resolve()
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

// Screens and dialogs are loaded on first use.
const FIRST_USE = { timeout: 15_000 }
const logo = (url: string) => ({ url, filePath: url.replace('/media/', ''), share: 0.22 })
const files = [
  aMediaItem({ mediaId: 'm1', url: '/media/cup.webp', fileName: 'cup.png' }),
  aMediaItem({ mediaId: 'm2', url: '/media/bean.webp', fileName: 'bean.png' }),
]
const server: Handlers = {
  ...signedIn,
  '/qrDesigns/fetchAll': () => ({ qrDesignData: [aDesign()] }),
  '/qrDesigns/update': (body) => ({ qrDesignData: { ...aDesign(), ...body, revision: 2 } }),
  '/links/fetchAll': () => ({ tagData: [] }),
  '/media/getAll': () => ({ media: files }),
}
const open = async (at: string, change: Handlers = {}) => {
  const app = openApp(at, { ...server, ...change })
  await screen.findByRole('textbox', { name: 'Name of the design' }, FIRST_USE)
  const save = async () => {
    await app.user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(app.server.bodyOf('/qrDesigns/update')).toBeTruthy())
    return app.server.bodyOf('/qrDesigns/update')
  }
  return { ...app, save }
}
const well = (part: string) => screen.getByRole('button', { name: new RegExp(`^Change the colour of ${part},`) })
const isPale = (part: string) => /[Pp]ale/.test(well(part).getAttribute('aria-label') ?? '')

const parts = ['Code', 'Corner frame', 'Corner centre']
const NONE = [false, false, false]
const ALL = [true, true, true]

test('[14.11] a new design opens in colours that scan, one tap from the bright look of the specification and back', async () => {
  const app = await open('/app/qrDesigns/create')
  expect(parts.map(isPale)).toEqual(NONE)
  await app.user.click(screen.getByRole('button', { name: 'Use the bright look' }))
  expect(parts.map(isPale)).toEqual(ALL)
  await app.user.click(screen.getByRole('button', { name: 'Use safe colours' }))
  expect(parts.map(isPale)).toEqual(NONE)
  expect(screen.queryByRole('region', { name: 'Safe colours' })).toBeNull()
  await app.user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(parts.map(isPale)).toEqual(ALL)
})

test('whoever keeps the starting colours is not asked again, and neither is a design of other colours', async () => {
  const app = await open('/app/qrDesigns/create')
  await app.user.click(screen.getByRole('button', { name: 'Keep these' }))
  expect(screen.queryByRole('region', { name: 'Bright colours' })).toBeNull()
  cleanup()
  await open('/app/qrDesigns/create?look=ink')
  expect(screen.queryByRole('region', { name: 'Bright colours' })).toBeNull()
})

test('[14.19] the designer says for which text the saved grade was given, where it tests another', async () => {
  const check = { ...aDesign().check, grade: 'RISKY' as const, text: 'https://taplet.example/t/other' }
  await open('/app/qrDesigns/design-0001', {
    '/qrDesigns/fetchAll': () => ({ qrDesignData: [{ ...aDesign(), check }] }),
  })
  expect(screen.getByText(/^When saved: Risky, with taplet.example\/t\/other/)).toBeTruthy()
  cleanup()
  await open('/app/qrDesigns/design-0001')
  expect(screen.queryByText(/^When saved/)).toBeNull()
})

/** Replaces the worker of the phone's camera: in dim light one reader fails, in small print both. */
class DimCamera extends EventTarget {
  postMessage({ id, troubles }: CameraRequest) {
    if (!troubles) return
    const reads = [
      { reader: 'zxing', isRead: troubles.small < 0.9 },
      { reader: 'jsqr', isRead: troubles.small < 0.9 && troubles.dim < 0.9 },
    ]
    const picture = { width: 1, height: 1, data: new Uint8ClampedArray(4) }
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { id, picture, reads } })))
  }
  terminate() {}
}

test('the phone’s camera says who still reads the code as the light fades and the print shrinks', async () => {
  vi.stubGlobal('Worker', DimCamera)
  HTMLCanvasElement.prototype.getContext = () => null
  const app = await open('/app/qrDesigns/design-0001')
  await app.user.click(screen.getByRole('button', { name: /^Phone camera/ }))
  expect(screen.getByRole('img', { name: 'The code as a camera sees it' })).toBeTruthy()
  expect(await screen.findByText('Read by 2 of 2 readers')).toBeTruthy()
  fireEvent.change(screen.getByRole('slider', { name: 'Dim light' }), { target: { value: '100' } })
  expect(await screen.findByText('Read by 1 of 2 readers')).toBeTruthy()
  fireEvent.change(screen.getByRole('slider', { name: 'Small print' }), { target: { value: '100' } })
  expect(await screen.findByText('Not read like this')).toBeTruthy()
  await app.user.click(screen.getByRole('button', { name: /^Phone camera/ }))
  expect(screen.queryByRole('img', { name: 'The code as a camera sees it' })).toBeNull()
})

test('where no worker can be started, the camera says so and what still holds', async () => {
  vi.stubGlobal('Worker', undefined)
  const app = await open('/app/qrDesigns/design-0001')
  await app.user.click(screen.getByRole('button', { name: /^Phone camera/ }))
  expect(await screen.findByText(/The readers could not be started here/)).toBeTruthy()
})

test('the colours that slides and designs use most are offered, and one press takes one', async () => {
  const painted = (viewId: string, color: string) => {
    const { viewMetadata, ...view } = aView([], { viewId })
    return { ...view, viewMetadata: { ...viewMetadata, backgroundMedia: { ...viewMetadata.backgroundMedia, color } } }
  }
  const app = await open('/app/qrDesigns/design-0001', {
    '/getAllViewsByAccountId': () => ({ views: [painted('v1', '#7a1f3d'), painted('v2', '#7A1F3D')] }),
    '/experienceItems/getAll': () => ({ body: { experienceItems: [anItem()] } }),
  })
  await app.user.click(well('Code'))
  const brand = await screen.findByRole('group', { name: 'From your slides and designs' }, FIRST_USE)
  const [first] = within(brand).getAllByRole('button')
  expect(first?.getAttribute('aria-label')).toBe('Use #7A1F3D')
  // White, black and the default colours of designs are not brand colours.
  expect(within(brand).queryByRole('button', { name: /#FFFFFF|#000000|#348EFB|#FBAB41/ })).toBeNull()
  await app.user.click(within(brand).getByRole('button', { name: 'Use #7A1F3D' }))
  expect(within(brand).getByRole('button', { name: 'Use #7A1F3D' }).getAttribute('aria-pressed')).toBe('true')
  await app.user.keyboard('{Escape}')
  expect(await app.save()).toMatchObject({ clientConfig: { coloring: { body1: '#7A1F3D' } } })
})

test('a logo is chosen from the library, made smaller, and taken away again', async () => {
  const app = await open('/app/qrDesigns/design-0001')
  await app.user.click(screen.getByRole('button', { name: /^Add a logo/ }))
  await app.user.click(await screen.findByRole('button', { name: 'Use cup.png' }, FIRST_USE))
  expect((await screen.findByRole('img', { name: 'Logo' })).getAttribute('src')).toBe('/media/cup.webp')
  fireEvent.change(screen.getByRole('slider', { name: 'Size' }), { target: { value: '15' } })
  expect(await app.save()).toMatchObject({ logo: { url: '/media/cup.webp', filePath: 'cup.webp', share: 0.15 } })
  await app.user.click(screen.getByRole('button', { name: 'Remove' }))
  expect(screen.getByRole('button', { name: /^Add a logo/ })).toBeTruthy()
})

test('a logo is uploaded from the panel and is in the design once it has arrived', async () => {
  sent.length = 0
  const app = await open('/app/qrDesigns/design-0001')
  await app.user.click(screen.getByRole('button', { name: /^Add a logo/ }))
  const target = await screen.findByText('Drop files here, or paste them', {}, FIRST_USE)
  const file = new File(['a leaf'], 'leaf.png', { type: 'image/png' })
  fireEvent.drop(target, { dataTransfer: { files: [file], types: ['Files'] } })
  await waitFor(() => expect(sent).toHaveLength(1), FIRST_USE)
  sent[0]?.tell({ type: 'convert' })
  sent[0]?.tell({ type: 'upload' })
  sent[0]?.tell({ type: 'answer', media: aMediaItem({ mediaId: 'm3', url: '/media/leaf.webp' }) })
  expect((await screen.findByRole('img', { name: 'Logo' })).getAttribute('src')).toBe('/media/leaf.webp')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await app.save()).toMatchObject({ logo: { url: '/media/leaf.webp', filePath: 'leaf.webp' } })
})

test('a logo is cropped from its upload, and the design has what came of it', async () => {
  const app = await open('/app/qrDesigns/design-0001', {
    '/qrDesigns/fetchAll': () => ({ qrDesignData: [aDesign({ logo: logo('/media/cup.webp') })] }),
    '/media/getUse': () => ({ uses: [], usedBytes: 1, limitBytes: 2 }),
    // jsdom has no canvas: the server crops, as for every browser that cannot.
    '/media/renderRecipe': () => ({ media: aMediaItem({ mediaId: 'm4', url: '/media/cup-square.webp' }) }),
  })
  await app.user.click(screen.getByRole('button', { name: 'Crop' }))
  await app.user.click(await screen.findByRole('button', { name: 'Rotate right' }, FIRST_USE))
  const editor = within(screen.getByRole('dialog', { name: 'Edit cup.png' }))
  await app.user.click(editor.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('img', { name: 'Logo' }).getAttribute('src')).toBe('/media/cup-square.webp')
  expect(await app.save()).toMatchObject({ logo: { url: '/media/cup-square.webp', share: 0.22 } })
})
