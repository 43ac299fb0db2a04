// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import type { ExperienceItem, View } from '@taplet/contract'
import { createWidget, addWidget } from '@taplet/slides/edits'
import type { Slide, Widget } from '@taplet/slides/schema'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { aView, anItem } from '../../testing/library.ts'
import { aPage, anAccount, type Handlers, refuse } from '../../testing/fake-server.ts'
import { renderPiece } from '../../testing/render-piece.tsx'
import { Toaster } from '../../ui/toasts/toaster.tsx'
import { AppChecks } from './app-checks.tsx'
import { layoutKey } from './measure/layout-key.ts'
import { SlideChecks } from './slide-checks.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const PICTURE = '/media/public/a/images/p-720.webp'
const FIRST_USE = { timeout: 15_000 }

const withData = (type: Widget['widgetType'], id: string, change: object) => {
  const widget = createWidget(type, id)
  // The fields belong to the widget's own type; the compiler cannot follow the correlated union.
  return { ...widget, widgetData: { ...widget.widgetData, ...change } } as Widget
}
const picture = withData('IMAGE', 'picture', { imageUrl: PICTURE })
const link = withData('LINK', 'link', { linkText: 'Order', linkValue: 'https://lark.coffee/order' })
const viewWith = (...widgets: Widget[]): View => ({ ...aView([]), widgets })
const good = viewWith(link)

const answer = (state: string) => ({ state, status: 404, mayBeFramed: null, checkedAt: '2026-01-01T00:00:00.000Z' })
const addressesAs =
  (state: string) =>
  ({ urls }: Record<string, unknown>) => ({
    // The client sends what the contract defines.
    addresses: Object.fromEntries((urls as string[]).map((url) => [url, answer(state)])),
  })
const links = (state: string): Handlers => ({
  '/checks/addresses': addressesAs(state),
  '/checks/layouts': () => ({ layouts: [] }),
})

const fault = { cut: ['wide'], broken: [], covered: [], below: [] }
const wideLayout = {
  texts: [],
  taps: [],
  faults: Array.from({ length: 12 }, (_, index) => ({ ...fault, screen: index, textScale: 1 })),
}

function TestPage() {
  const { pathname, search, state } = useLocation()
  return <p>{`At ${pathname}${search} with ${JSON.stringify(state)}`}</p>
}

/** An app of these views, one slide each. */
function openApp(views: readonly View[], handlers: Handlers = links('ALIVE')) {
  const items: ExperienceItem[] = views.map((view, index) =>
    anItem({ experienceItemId: `item${index}`, viewId: view.viewId, itemName: `Slide ${index + 1}` }),
  )
  const panel = (
    <AppChecks
      page={aPage({ experienceId: 'app1', experienceItems: items.map((item) => item.experienceItemId) })}
      itemIds={items.map((item) => item.experienceItemId)}
      itemById={new Map(items.map((item) => [item.experienceItemId, item]))}
      viewById={new Map(views.map((view) => [view.viewId, view]))}
      media={{}}
    />
  )
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <>
          {panel}
          <Toaster label="Messages" />
        </>
      ),
    },
    { path: '*', element: <TestPage /> },
  ])
  return renderPiece(<RouterProvider router={router} />, {
    '/fetchAccountData': () => ({ accountData: anAccount }),
    '/experienceItems/getAll': () => ({ body: { experienceItems: items } }),
    '/getAllViewsByAccountId': () => ({ views }),
    '/media/getAll': () => ({ media: [] }),
    ...handlers,
  })
}

/** The checks button, over an editable slide. */
function Editor({ first, onSelect }: { first: Slide; onSelect: (id: string | undefined) => void }) {
  const [slide, setSlide] = useState(first)
  return (
    <>
      <SlideChecks
        slideId="item1"
        document={slide}
        media={{}}
        onSelectWidget={onSelect}
        onEdit={(change) => setSlide(change)}
      />
      <button type="button" onClick={() => setSlide(addWidget(slide, link, 0))}>
        Add
      </button>
    </>
  )
}
function openSlide(first: Slide, onSelect: (id: string | undefined) => void = () => undefined) {
  const router = createMemoryRouter([{ path: '/', element: <Editor first={first} onSelect={onSelect} /> }])
  return renderPiece(<RouterProvider router={router} />, links('ALIVE'))
}

describe('Before publishing an app', () => {
  it('each finding stands under its slide, with the way there', async () => {
    const user = userEvent.setup()
    openApp([viewWith(picture, link)])
    const finding = await screen.findByText(/hears nothing of it/, {}, FIRST_USE)
    expect(screen.getByText('Slide 1')).toBeTruthy()
    const row = finding.closest('li')
    if (!row) throw new Error('A finding stands in a list')
    await user.click(within(row).getByRole('button', { name: 'Take me there' }))
    expect(
      await screen.findByText(/experienceItems\/item0\?in=app1 .*"widgetId":"picture","control":"ALT_TEXT"/),
    ).toBeTruthy()
  })

  it('all good is said and drawn', async () => {
    openApp([good])
    expect(await screen.findByRole('heading', { name: 'Ready to publish' }, FIRST_USE)).toBeTruthy()
  })

  it('dead links are found by the server', async () => {
    openApp([good], links('DEAD'))
    expect(await screen.findByText(/not there any more/, {}, FIRST_USE)).toBeTruthy()
  })

  it('everything else is told when the server is out of reach, and the links are tried again', async () => {
    const user = userEvent.setup()
    let isDown = true
    openApp([viewWith(picture, link)], {
      '/checks/addresses': (body) => (isDown ? refuse('UNAVAILABLE') : addressesAs('DEAD')(body)),
    })
    expect(await screen.findByText(/hears nothing of it/, {}, FIRST_USE)).toBeTruthy()
    expect(await screen.findByText(/could not be checked/, {}, FIRST_USE)).toBeTruthy()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/not there any more/, {}, FIRST_USE)).toBeTruthy()
  })

  it('what was measured on any device is known at once, and of a changed slide not used', async () => {
    const view = viewWith(withData('TEXT_BOX', 'wide', { text: 'Wide' }))
    const stored = (measured: string): Handlers => ({
      ...links('ALIVE'),
      '/checks/layouts': () => ({ layouts: [{ slideId: 'item0', measured, layout: wideLayout }] }),
    })
    openApp([view], stored(layoutKey(view, {})))
    expect(await screen.findByText(/on 12 of 12 screens/, {}, FIRST_USE)).toBeTruthy()
    cleanup()
    openApp([view], stored('before'))
    expect(await screen.findByRole('heading', { name: 'Ready to publish' }, FIRST_USE)).toBeTruthy()
    expect(screen.queryByText(/on 12 of 12 screens/)).toBeNull()
  })

  it('links that the server could not try this time are not called good', async () => {
    openApp([good], { '/checks/addresses': () => ({ addresses: {}, untriedLinks: { count: 1, retryAfter: 60 } }) })
    expect(await screen.findByText(/could not be checked/, {}, FIRST_USE)).toBeTruthy()
  })

  it('what is ignored stays away on this device until it is asked for', async () => {
    const user = userEvent.setup()
    openApp([viewWith(picture)])
    await user.click(await screen.findByRole('button', { name: 'Ignore for now' }, FIRST_USE))
    expect(screen.queryByText(/hears nothing of it/)).toBeNull()
    cleanup()
    openApp([viewWith(picture)])
    expect(await screen.findByText('1 ignored on this device', {}, FIRST_USE)).toBeTruthy()
    expect(screen.queryByText(/hears nothing of it/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Show again' }))
    expect(screen.getByText(/hears nothing of it/)).toBeTruthy()
  })

  it('a fix becomes part of the draft of its slide, and visitors see nothing of it', async () => {
    const user = userEvent.setup()
    const words = withData('TEXT_BOX', 'wide', { text: 'Wide' })
    const view = viewWith(words)
    const edited = viewWith({ ...words, widgetData: { ...words.widgetData, text: 'Wider' } } as Widget)
    const draft = { kind: 'SLIDE', targetId: 'item0', deviceId: 'phone-1', deviceName: 'Safari on iPhone', sequence: 3 }
    const document = { ...edited, viewName: 'Slide 1' }
    const broken = [{ widgetId: 'wide', word: 'Wide', fitsAt: 20 }]
    const layout = { ...wideLayout, faults: wideLayout.faults.map((one) => ({ ...one, cut: [], broken })) }
    const server = openApp([view], {
      ...links('ALIVE'),
      '/checks/layouts': () => ({ layouts: [{ slideId: 'item0', measured: layoutKey(view, {}), layout }] }),
      '/experiences/changes': () => ({
        changes: [{ ...draft, document, base: { item0: 1, view1: 1 }, updatedAt: '2026-05-02T08:00:00.000Z' }],
      }),
      '/versions': () => ({ versions: [] }),
      '/drafts/save': () => ({ sequence: 1 }),
      '/drafts/discard': () => ({}),
    })
    await user.click(await screen.findByRole('button', { name: /automatically/ }, FIRST_USE))
    await screen.findByText('Fixed on “Slide 1”. Publish to make it live.', {}, FIRST_USE)
    const fixed = { text: 'Wider', metadata: { textSize: 20 } }
    expect(server.bodyOf('/drafts/save')).toMatchObject({
      targetId: 'item0',
      base: { item0: 1, view1: 1, 'phone-1': 3 },
      document: { widgets: [{ widgetId: 'wide', widgetData: fixed }] },
    })
    expect(server.bodyOf('/updateView')).toBeUndefined()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(server.bodyOf('/drafts/discard')).toMatchObject({
        targetId: 'item0',
        deviceId: server.bodyOf('/drafts/save')?.['deviceId'],
        sequence: 1,
      }),
    )
  })
})

describe('While a slide is edited', () => {
  it('the button counts, and its list leads to the widget', async () => {
    const user = userEvent.setup()
    const selected: (string | undefined)[] = []
    openSlide(viewWith(picture), (id) => selected.push(id))
    await user.click(await screen.findByRole('button', { name: '1 issue to check' }, FIRST_USE))
    await user.click(await screen.findByRole('button', { name: 'Take me there' }, FIRST_USE))
    expect(selected).toEqual(['picture'])
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Take me there' })).toBeNull())
  })

  it('Escape closes the list right after its last finding has gone', async () => {
    const user = userEvent.setup()
    openSlide(viewWith(picture))
    await user.click(await screen.findByRole('button', { name: '1 issue to check' }, FIRST_USE))
    const list = await screen.findByRole('dialog', { name: 'Checks of this slide' }, FIRST_USE)
    await user.click(await screen.findByRole('button', { name: 'Ignore for now' }))
    expect(list.contains(document.activeElement)).toBe(true)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('the button says when nothing is left', async () => {
    openSlide(good)
    expect(await screen.findByRole('button', { name: 'All checks passed' }, FIRST_USE)).toBeTruthy()
  })
})
