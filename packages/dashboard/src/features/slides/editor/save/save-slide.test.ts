import { ApiError } from '@taplet/contract'
import { renameSlide, removeWidgets } from '@taplet/slides/edits'
import { expect, it, vi } from 'vitest'
import { addTexts } from '../../../../lib/text.ts'
import { editing } from '../../../../text/en/editing.ts'
import { slides } from '../../../../text/en/slides/slides.ts'
import { savedSlide } from '../state/slide-kind.ts'
import { aSavedSlide, aView, anItem } from '../../../../testing/library.ts'
import { saveSlide } from './save-slide.ts'

addTexts('slides', slides)
addTexts('editing', editing)
const base = aSavedSlide()
const refusal = (callResult: 'CONFLICT' | 'FAILURE', message = 'No') =>
  new ApiError(callResult === 'CONFLICT' ? 409 : 400, { callResult, code: 'X', message })

function calls() {
  return {
    updateView: vi.fn(async () => ({ callResult: 'SUCCESS' as const, updatedView: aView([], { revision: 2 }) })),
    updateItem: vi.fn(async () => ({
      callResult: 'SUCCESS' as const,
      body: { updatedExperienceItem: anItem({ itemName: 'New', revision: 2 }) },
    })),
    getAllViews: vi.fn(async () => ({ callResult: 'SUCCESS' as const, views: [aView([], { revision: 9 })] })),
    getAllItems: vi.fn(async () => ({ callResult: 'SUCCESS' as const, body: { experienceItems: [anItem()] } })),
  }
}

it('saveSlide sends the content with the revision it is based on, and leaves the name alone when it is the same', async () => {
  const server = calls()
  const outcome = await saveSlide(server, removeWidgets(savedSlide(base), ['w1']), base)
  expect(outcome.status).toBe('SAVED')
  expect(server.updateView).toHaveBeenCalledWith(expect.objectContaining({ viewId: 'view1', revision: 1 }))
  expect(server.updateItem).not.toHaveBeenCalled()
})

it('saveSlide renames the entry of the library when the name changed', async () => {
  const server = calls()
  await saveSlide(server, renameSlide(savedSlide(base), 'New'), base)
  expect(server.updateItem).toHaveBeenCalledWith({ experienceItemId: 'item1', itemName: 'New', revision: 1 })
})

it('saveSlide remembers that the content is stored when only renaming fails', async () => {
  const server = calls()
  server.updateItem.mockRejectedValue(refusal('FAILURE', 'Too long'))
  const outcome = await saveSlide(server, renameSlide(savedSlide(base), 'New'), base)
  expect(outcome).toMatchObject({ status: 'FAILED', message: 'Too long', saved: { view: { revision: 2 } } })
})

it('saveSlide brings the other copy on a conflict', async () => {
  const server = calls()
  server.updateView.mockRejectedValue(refusal('CONFLICT'))
  const outcome = await saveSlide(server, renameSlide(savedSlide(base), 'New'), base)
  expect(outcome).toMatchObject({ status: 'CONFLICT', theirs: { view: { revision: 9 } } })
})

it('saveSlide says so when the connection is gone or the slide was deleted', async () => {
  const server = calls()
  server.updateView.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const slide = renameSlide(savedSlide(base), 'New')
  expect(await saveSlide(server, slide, base)).toMatchObject({
    status: 'FAILED',
    message: expect.stringContaining('connection'),
  })
  server.updateView.mockRejectedValueOnce(refusal('CONFLICT'))
  server.getAllViews.mockResolvedValue({ callResult: 'SUCCESS', views: [] })
  expect(await saveSlide(server, slide, base)).toMatchObject({
    status: 'FAILED',
    message: expect.stringContaining('deleted'),
  })
})
