import { ApiError, type ExperienceItem, type View } from '@taplet/contract'
import { removeWidgets, renameSlide, updateBackground } from '@taplet/slides/edits'
import { expect, it, vi } from 'vitest'
import { addTexts } from '../../../../lib/text.ts'
import { editing } from '../../../../text/en/editing.ts'
import { slides } from '../../../../text/en/slides/slides.ts'
import { savedSlide } from '../../../../entities/slide/document/slide-document.ts'
import { aSavedSlide, aView, anItem } from '../../../../testing/library.ts'
import { saveSlide } from './save-slide.ts'

addTexts('slides', slides)
addTexts('editing', editing)
const base = aSavedSlide()
const refusal = (message: string) => new ApiError(400, { callResult: 'FAILURE', code: 'X', message })
const conflict = (current: View | ExperienceItem) =>
  new ApiError(409, { callResult: 'CONFLICT', code: 'CONFLICT', message: 'No', current })

function calls() {
  return {
    updateView: vi.fn(async () => ({ callResult: 'SUCCESS' as const, updatedView: aView([], { revision: 2 }) })),
    updateItem: vi.fn(async () => ({
      callResult: 'SUCCESS' as const,
      body: { updatedExperienceItem: anItem({ itemName: 'New', revision: 2 }) },
    })),
    getAllItems: vi.fn(async () => ({
      callResult: 'SUCCESS' as const,
      body: { experienceItems: [anItem({ itemName: 'Renamed', revision: 2 })] },
    })),
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
  server.updateItem.mockRejectedValue(refusal('Too long'))
  const outcome = await saveSlide(server, renameSlide(savedSlide(base), 'New'), base)
  expect(outcome).toMatchObject({ status: 'FAILED', message: 'Too long', saved: { view: { revision: 2 } } })
})

it('saveSlide brings the other content on a conflict, and asks for nothing more', async () => {
  const server = calls()
  server.updateView.mockRejectedValue(conflict(aView([], { revision: 9 })))
  const outcome = await saveSlide(server, renameSlide(savedSlide(base), 'New'), base)
  expect(outcome).toEqual({ status: 'CONFLICT', theirs: { item: base.item, view: aView([], { revision: 9 }) } })
  expect(server.getAllItems).not.toHaveBeenCalled()
})

it('saveSlide brings the name that a slide was given elsewhere with its content, so that no later save undoes it', async () => {
  const server = calls()
  const view = aView([], { revision: 9, viewName: 'Renamed' })
  server.updateView.mockRejectedValueOnce(conflict(view))
  const outcome = await saveSlide(server, removeWidgets(savedSlide(base), ['w1']), base)
  const theirs = { item: anItem({ itemName: 'Renamed', revision: 2 }), view }
  expect(outcome).toEqual({ status: 'CONFLICT', theirs })
  await saveSlide(server, updateBackground(savedSlide(theirs), { color: '#000000' }), theirs)
  expect(server.updateView).toHaveBeenLastCalledWith(expect.objectContaining({ viewName: 'Renamed', revision: 9 }))
  expect(server.updateItem).not.toHaveBeenCalled()
})

it('saveSlide keeps a name given in the library while the content still carries an older one', async () => {
  const server = calls()
  const renamed = { ...base, item: anItem({ itemName: 'Renamed', revision: 2 }) }
  server.updateView.mockRejectedValue(conflict(aView([], { revision: 9 })))
  const outcome = await saveSlide(server, removeWidgets(savedSlide(renamed), ['w1']), renamed)
  expect(outcome).toMatchObject({ status: 'CONFLICT', theirs: { item: { itemName: 'Renamed' } } })
})

it('saveSlide brings the other name on a conflict, beside the content that it stored', async () => {
  const server = calls()
  const item = anItem({ itemName: 'Theirs', revision: 5 })
  server.updateItem.mockRejectedValue(conflict(item))
  const outcome = await saveSlide(server, renameSlide(savedSlide(base), 'New'), base)
  expect(outcome).toEqual({ status: 'CONFLICT', theirs: { item, view: aView([], { revision: 2 }) } })
})

it('saveSlide says so when the connection is gone or the slide was deleted', async () => {
  const server = calls()
  server.updateView.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await saveSlide(server, renameSlide(savedSlide(base), 'New'), base)).toMatchObject({
    status: 'FAILED',
    message: expect.stringContaining('connection'),
  })
  server.updateView.mockRejectedValueOnce(conflict(aView([], { viewName: 'Renamed' })))
  server.getAllItems.mockResolvedValue({ callResult: 'SUCCESS', body: { experienceItems: [] } })
  expect(await saveSlide(server, renameSlide(savedSlide(base), 'New'), base)).toMatchObject({
    status: 'FAILED',
    message: expect.stringContaining('deleted'),
  })
})
