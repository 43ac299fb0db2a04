// @vitest-environment jsdom
import type { SlideTemplate } from '@taplet/contract'
import { type AppTheme, type Slide, slide } from '@taplet/slides/schema'
import { deviates, looks } from '@taplet/slides/themes'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { type Handlers, refuse } from '../../testing/fake-server.ts'
import { renderPiece } from '../../testing/render-piece.tsx'
import { TemplateActions } from './template-actions.tsx'

// Dialogs are loaded on first use.
const FIRST_USE = { timeout: 15_000 }
afterEach(cleanup)

const text = { widgetId: 'w1', widgetType: 'TEXT_BOX', widgetData: { text: 'Fish on Friday' } }
const blank = slide.parse({ viewId: 'v1', viewName: 'Monday' })
const filled = slide.parse({ ...blank, widgets: [text] })
const own = (name: string): SlideTemplate => ({
  templateId: 't1',
  name,
  slide: { viewMetadata: filled.viewMetadata, widgets: filled.widgets },
  createdAt: '2026-01-01T00:00:00.000Z',
})

/** The actions above a slide, with its content as text. */
function Bench({ start, theme }: { start: Slide; theme?: AppTheme }) {
  const [current, setCurrent] = useState(start)
  const isWorn = theme && !deviates(current, theme)
  return (
    <>
      <TemplateActions slide={current} theme={theme} onEdit={(make) => setCurrent(make)} />
      <output>{`${current.viewName}: ${current.widgets.length} widgets${isWorn ? ', in the look' : ''}`}</output>
    </>
  )
}

function open(start: Slide, handlers: Handlers = {}, theme?: AppTheme) {
  renderPiece(<Bench start={start} {...(theme && { theme })} />, {
    '/templates': () => ({ templates: [own('House style')] }),
    ...handlers,
  })
  return userEvent.setup()
}
const dialogNamed = (name: string) => screen.findByRole('dialog', { name }, FIRST_USE)

test('an empty slide takes over a template of ours, under its own name', async () => {
  const user = open(blank)
  await user.click(screen.getByRole('button', { name: 'Start from a template' }))
  const picker = await dialogNamed('Start from a template')
  await user.type(within(picker).getByRole('searchbox'), 'tickets')
  await user.click(await within(picker).findByRole('button', { name: 'Look at Tickets' }))
  await user.click(within(await dialogNamed('Tickets')).getByRole('button', { name: 'Use this template' }))
  expect(await screen.findByText('Monday: 6 widgets')).toBeTruthy()
})

test('a template wears the look of the app that it is for', async () => {
  const user = open(blank, {}, looks.find(({ id }) => id === 'brass')?.theme)
  await user.click(screen.getByRole('button', { name: 'Start from a template' }))
  const picker = await dialogNamed('Start from a template')
  await user.type(within(picker).getByRole('searchbox'), 'tickets')
  await user.click(await within(picker).findByRole('button', { name: 'Look at Tickets' }))
  await user.click(within(await dialogNamed('Tickets')).getByRole('button', { name: 'Use this template' }))
  expect(await screen.findByText('Monday: 6 widgets, in the look')).toBeTruthy()
})

test('one’s own templates stand among them, and can be renamed and deleted', async () => {
  let name = 'House style'
  const user = open(blank, {
    '/templates/rename': (body) => {
      name = String(body['name'])
      return { template: own(name) }
    },
    '/templates/delete': () => ({}),
  })
  await user.click(screen.getByRole('button', { name: 'Start from a template' }))
  const picker = await dialogNamed('Start from a template')
  await user.click(within(picker).getByRole('button', { name: 'Your own' }))
  await user.click(await within(picker).findByRole('button', { name: 'Look at House style Your own' }))
  await user.click(within(await dialogNamed('House style')).getByRole('button', { name: 'Rename' }))
  const rename = await dialogNamed('Rename this template')
  await user.clear(within(rename).getByRole('textbox', { name: 'Name' }))
  await user.type(within(rename).getByRole('textbox', { name: 'Name' }), 'New style')
  await user.click(within(rename).getByRole('button', { name: 'Rename' }))
  await user.click(within(await dialogNamed('New style')).getByRole('button', { name: 'Delete' }))
  await user.click(within(await dialogNamed('Delete “New style”?')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('heading', { name: 'None of your own yet' })).toBeTruthy()
})

test('ours are offered though one’s own do not load', async () => {
  const user = open(blank, { '/templates': () => refuse('UNAVAILABLE') })
  await user.click(screen.getByRole('button', { name: 'Start from a template' }))
  expect(
    await within(await dialogNamed('Start from a template')).findByRole('button', { name: 'Look at Menu' }),
  ).toBeTruthy()
})

test('a slide with something on it is kept as a template, as it is on screen', async () => {
  const sent: unknown[] = []
  const user = open(filled, {
    '/templates/create': (body) => {
      sent.push(body)
      return { template: own('Fridays') }
    },
  })
  await user.click(screen.getByRole('button', { name: 'Save as template' }))
  const save = await dialogNamed('Save this slide as a template')
  const field = within(save).getByRole('textbox', { name: 'Name' })
  expect(field).toHaveProperty('value', 'Monday')
  await user.clear(field)
  await user.click(within(save).getByRole('button', { name: 'Save as template' }))
  expect(within(save).getByText('Give it a name so you can find it again.')).toBeTruthy()
  await user.type(field, 'Fridays')
  await user.click(within(save).getByRole('button', { name: 'Save as template' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toMatchObject([{ name: 'Fridays', slide: { widgets: [{ widgetData: { text: 'Fish on Friday' } }] } }])
})
