// @vitest-environment jsdom
import { type Slide, slide } from '@taplet/slides/schema'
import { stockBackgrounds } from '@taplet/slides/stock'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { addTexts } from '../../../../lib/text.ts'
import { renderPiece } from '../../../../testing/render-piece.tsx'
import { slides } from '../../../../text/en/slides.ts'
import { EditorContextProvider } from '../editor-context.ts'
import { BackgroundPanel } from './background-panel.tsx'

// Dialogs are loaded when they are first used.
const FIRST_USE = { timeout: 15_000 }
afterEach(cleanup)
addTexts('slides', slides)

const words = { widgetId: 'w', widgetType: 'TEXT_BOX', widgetData: { text: 'Hello' } }
const start = (backgroundMedia: object) =>
  slide.parse({ viewId: 'v', viewMetadata: { backgroundMedia }, widgets: [words] })
let now: Slide

/** The panel over a slide, with what the editor tells its controls. */
function Bench({ first }: { first: Slide }) {
  const [current, setCurrent] = useState(first)
  now = current
  const context = {
    grounds: [],
    hasMediaBehind: false,
    palette: ['#FFFFFF'],
    media: {},
    retryVideo: () => undefined,
    MediaPicker: () => null,
    usedIn: [],
    onDuplicate: () => undefined,
  }
  return (
    <EditorContextProvider value={context}>
      <BackgroundPanel slide={current} onEdit={(make) => setCurrent(make)} isTabbed={false} />
    </EditorContextProvider>
  )
}
function open(backgroundMedia: object) {
  renderPiece(<Bench first={start(backgroundMedia)} />)
  return userEvent.setup()
}
const inkOfWords = () => JSON.stringify(now.widgets[0]?.widgetData).match(/"textColor":"(#\w+)"/)?.[1]

test('a dark ready gradient brings light words along; a light one leaves them', async () => {
  const user = open({ type: 'GRADIENT' })
  await user.click(screen.getByRole('button', { name: 'Sky gradient' }))
  expect(inkOfWords()).toBe('#0E1A2B')
  await user.click(screen.getByRole('button', { name: 'Night gradient' }))
  expect(now.viewMetadata.backgroundMedia).toMatchObject({ color: '#1B2247', gradientTo: '#060814' })
  expect(inkOfWords()).toBe('#FFFFFF')
})

test('the direction turns by the dial’s keys and by an exact number', () => {
  open({ type: 'GRADIENT', gradientAngle: 90 })
  fireEvent.keyDown(screen.getByRole('slider', { name: 'Direction' }), { key: 'ArrowRight', shiftKey: true })
  expect(now.viewMetadata.backgroundMedia.gradientAngle).toBe(105)
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Angle, exact number' }), { target: { value: '200' } })
  expect(now.viewMetadata.backgroundMedia.gradientAngle).toBe(200)
})

test('a number beyond the bounds changes nothing', () => {
  open({ type: 'GRADIENT', gradientAngle: 90 })
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Angle, exact number' }), { target: { value: '361' } })
  expect(now.viewMetadata.backgroundMedia.gradientAngle).toBe(90)
})

test('a background of the stock is found by a word, and brings its ground and an ink that is read on it', async () => {
  const user = open({ type: 'IMAGE' })
  await user.click(screen.getByRole('button', { name: 'Backgrounds by Taplet' }))
  const dialog = await screen.findByRole('dialog', { name: 'Backgrounds' }, FIRST_USE)
  await user.type(within(dialog).getByRole('searchbox'), 'ocean')
  await user.click(within(dialog).getByRole('button', { name: 'Use Deep ocean' }))
  const ocean = stockBackgrounds.find(({ id }) => id === 'deep-ocean')
  expect(now.viewMetadata.backgroundMedia).toMatchObject({ type: 'IMAGE', url: ocean?.url, color: ocean?.ground })
  expect(inkOfWords()).toBe('#FFFFFF')
})

test('the point that stays in view moves by arrow keys', () => {
  open({ type: 'IMAGE', url: '/media/a.webp' })
  fireEvent.keyDown(screen.getByRole('slider', { name: 'Point that always stays in view' }), { key: 'ArrowLeft' })
  expect(now.viewMetadata.backgroundMedia.focalPoint).toEqual({ x: 49, y: 50 })
})
