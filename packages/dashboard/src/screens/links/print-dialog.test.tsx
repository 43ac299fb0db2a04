// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { aPage, type Handlers, refuse, signedIn } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/open-app.tsx'

afterEach(cleanup)
// Its code is compiled before the clock of a test runs.
beforeAll(async () => {
  await import('../apps/experience-share.tsx')
  await import('../../features/qr-designs/download/print/print-panel.tsx')
}, 120_000)

const FIRST_USE = { timeout: 15_000 }
const page = aPage()
const preview = { svg: '<svg xmlns="http://www.w3.org/2000/svg"/>', codeMm: 52, smallestMm: 20, perSheet: 1, sheets: 1 }

const open = async (handlers: Handlers = {}) => {
  const app = openApp('/app/experiences/e1/share?print=1', {
    ...signedIn,
    '/instance': () => ({
      publicUrl: 'https://taplet.example',
      isDevelopment: false,
      networkUrl: '',
      sellsPlans: false,
    }),
    '/getAllPagesByAccountId': () => ({ pages: [page] }),
    '/experienceItems/getAll': () => ({ body: { experienceItems: [] } }),
    '/getAllViewsByAccountId': () => ({ views: [] }),
    '/links/fetchAll': () => ({ tagData: [] }),
    '/qrDesigns/fetchAll': () => ({ qrDesignData: [] }),
    '/qrDesigns/printPreview': () => ({ preview }),
    '/onboarding/recordShare': () => ({ onboarding: { steps: [], isCodeShared: true, isPutAway: true } }),
    ...handlers,
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Print' }, FIRST_USE))
  return { ...app, dialog }
}

test('a card of an app is seen as it will be printed, with how far it reads, and downloaded at once', async () => {
  URL.createObjectURL = () => '#' // jsdom has none
  const headers = { 'content-disposition': 'attachment; filename="lark-counter-card.pdf"' }
  const { dialog, user, server } = await open({ '/qrDesigns/print': () => new Response('pdf', { headers }) })
  expect(await dialog.findByRole('img', { name: 'Counter card, as it will be printed' }, FIRST_USE)).toBeTruthy()
  expect(dialog.getByText('52 mm wide: reads from 52 cm')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Download PDF' }))
  expect(await screen.findByText(/lark-counter-card\.pdf/, {}, FIRST_USE)).toBeTruthy()
  expect(server.bodyOf('/qrDesigns/print')).toMatchObject({
    tagIds: [page.tagId],
    product: 'COUNTER_CARD',
    size: 'A6',
    colours: 'RGB',
    bleedMm: 0,
  })
})

test('another product comes in its own sizes, a sheet of labels as often as it holds', async () => {
  const { dialog, user, server } = await open()
  await user.click(await dialog.findByRole('button', { name: 'Label sheet' }))
  await waitFor(
    () =>
      expect(server.bodyOf('/qrDesigns/printPreview')).toMatchObject({ product: 'LABELS', size: 'A4_3X8', copies: 24 }),
    FIRST_USE,
  )
})

test('words that cannot be printed say why, and nothing is downloaded', async () => {
  const { dialog } = await open({ '/qrDesigns/printPreview': () => refuse('BAD_REQUEST') })
  expect(await dialog.findByRole('alert', {}, FIRST_USE)).toBeTruthy()
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Download PDF' }).disabled).toBe(true)
})
