// @vitest-environment jsdom
import { type Slide, slide } from '@taplet/slides/schema'
import { stockBackgrounds } from '@taplet/slides/stock'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { addTexts } from '../../../../lib/text.ts'
import { renderPiece } from '../../../../testing/render-piece.tsx'
import { slides } from '../../../../text/en/slides/slides.ts'
import { EditorContextProvider } from '../editor-context.ts'
import { BackgroundPanel } from './background-panel.tsx'

// Dialogs are loaded on first use.
const FIRST_USE = { timeout: 15_000 }
afterEach(cleanup)
addTexts('slides', slides)

const words = { widgetId: 'w', widgetType: 'TEXT_BOX', widgetData: { text: 'Hello' } }
const start = (backgroundMedia: object) =>
  slide.parse({ viewId: 'v', viewMetadata: { backgroundMedia }, widgets: [words] })
/** The slide after the last edit. */
const shown: { slide?: Slide } = {}
const backgroundNow = () => shown.slide?.viewMetadata.backgroundMedia

const None = () => null

/** The panel of a slide, with the context its controls need. */
function Bench({ first }: { first: Slide }) {
  const [current, setCurrent] = useState(first)
  const keep = (next: Slide) => {
    shown.slide = next
    setCurrent(next)
  }
  const context = {
    grounds: [],
    hasMediaBehind: false,
    palette: ['#FFFFFF'],
    appTheme: null,
    media: {},
    retryVideo: () => undefined,
    parts: {
      ChecksButton: None,
      MediaPicker: None,
      PublishApp: () => null,
      TemplateActions: None,
      TwinButton: None,
      UploadFiles: None,
    },
    usedIn: [],
    onDuplicate: () => undefined,
  }
  return (
    <EditorContextProvider value={context}>
      <BackgroundPanel slide={current} onEdit={(make) => keep(make(current))} isTabbed={false} />
    </EditorContextProvider>
  )
}
function open(backgroundMedia: object) {
  shown.slide = start(backgroundMedia)
  renderPiece(<Bench first={shown.slide} />)
  return userEvent.setup()
}
const inkOfWords = () => JSON.stringify(shown.slide?.widgets[0]?.widgetData).match(/"textColor":"(#\w+)"/)?.[1]

test('a dark ready gradient brings light words along; a light one leaves them', async () => {
  const user = open({ type: 'GRADIENT' })
  await user.click(await screen.findByRole('button', { name: 'Sky gradient' }, FIRST_USE))
  expect(inkOfWords()).toBe('#0E1A2B')
  await user.click(screen.getByRole('button', { name: 'Night gradient' }))
  expect(backgroundNow()).toMatchObject({ color: '#1B2247', gradientTo: '#060814' })
  expect(inkOfWords()).toBe('#FFFFFF')
})

test('the direction turns by the dial’s keys and by an exact number', async () => {
  open({ type: 'GRADIENT', gradientAngle: 90 })
  fireEvent.keyDown(await screen.findByRole('slider', { name: 'Direction' }, FIRST_USE), {
    key: 'ArrowRight',
    shiftKey: true,
  })
  expect(backgroundNow()?.gradientAngle).toBe(105)
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Angle, exact number' }), { target: { value: '200' } })
  expect(backgroundNow()?.gradientAngle).toBe(200)
})

test('a number beyond the bounds changes nothing', async () => {
  open({ type: 'GRADIENT', gradientAngle: 90 })
  const angle = await screen.findByRole('spinbutton', { name: 'Angle, exact number' }, FIRST_USE)
  fireEvent.change(angle, { target: { value: '361' } })
  expect(backgroundNow()?.gradientAngle).toBe(90)
})

test('a background of the stock is found by a word, and brings its ground and an ink that is read on it', async () => {
  const user = open({ type: 'IMAGE' })
  await user.click(await screen.findByRole('button', { name: 'Backgrounds by Taplet' }, FIRST_USE))
  const dialog = await screen.findByRole('dialog', { name: 'Backgrounds' }, FIRST_USE)
  await user.type(within(dialog).getByRole('searchbox'), 'ocean')
  await user.click(within(dialog).getByRole('button', { name: 'Use Deep ocean' }))
  const ocean = stockBackgrounds.find(({ id }) => id === 'deep-ocean')
  expect(backgroundNow()).toMatchObject({ type: 'IMAGE', url: ocean?.url, color: ocean?.ground })
  expect(inkOfWords()).toBe('#FFFFFF')
})

test('the point that stays in view moves by arrow keys', async () => {
  open({ type: 'IMAGE', url: '/media/a.webp' })
  fireEvent.keyDown(await screen.findByRole('slider', { name: 'Focus point' }, FIRST_USE), {
    key: 'ArrowLeft',
  })
  expect(backgroundNow()?.focalPoint).toEqual({ x: 49, y: 50 })
})
