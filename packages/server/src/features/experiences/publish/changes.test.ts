import { looks } from '@taplet/slides/themes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestAccount } from '../../../testing/an-account.ts'
import { anApp } from '../../../testing/an-app.ts'
import { aMember } from '../../../testing/people/a-member.ts'
import { refusal } from '../../../testing/refusal.ts'
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts'

let app: TestApp
let mine: TestAccount
beforeAll(async () => {
  app = await startTestApp()
  mine = await app.anAccount(200)
})
afterAll(() => app.stop())

let sequence = 0
const draftOf = (kind: 'EXPERIENCE' | 'SLIDE', targetId: string, document: object, deviceId = 'phone') =>
  mine.drafts.save({
    kind,
    targetId,
    deviceId,
    deviceName: 'A phone',
    document: { ...document },
    base: {},
    sequence: ++sequence,
  })
const changesOf = async (experienceId: string) => (await mine.experiences.changes({ experienceId })).changes
/** What the editor of this slide holds. */
async function editedSlide(itemId: string) {
  const { experienceItems } = (await mine.slides.getAllItems()).body
  const item = experienceItems.find((one) => one.experienceItemId === itemId)
  const view = (await mine.slides.getAllViews()).views.find((one) => one.viewId === item?.viewId)
  if (!item || !view) throw new Error('no such slide')
  const { viewId, viewMetadata, widgets } = view
  return { viewId, viewName: item.itemName, viewMetadata, widgets }
}

describe('what is not live yet', () => {
  it('is the newest draft of the app and of each slide, also of one that only the draft shows', async () => {
    const { page, itemId } = await anApp(mine, 'changing')
    const added = (await mine.slides.createItem({ itemName: 'Added' })).body.newExperienceItem.experienceItemId
    await draftOf('SLIDE', itemId, { viewName: 'Older' })
    await draftOf('SLIDE', itemId, { viewName: 'Newer' }, 'laptop')
    await draftOf('SLIDE', added, { viewName: 'Opening' })
    await draftOf('EXPERIENCE', page.experienceId, { pageName: 'New', experienceItems: [added, itemId] })
    expect(await changesOf(page.experienceId)).toMatchObject([
      { kind: 'EXPERIENCE', targetId: page.experienceId, deviceName: 'A phone', document: { pageName: 'New' } },
      { kind: 'SLIDE', targetId: added, document: { viewName: 'Opening' } },
      { kind: 'SLIDE', targetId: itemId, deviceId: 'laptop', document: { viewName: 'Newer' } },
    ])
  })

  it('names all drafts of its documents, so that discarding takes those of every device', async () => {
    const { page, itemId } = await anApp(mine, 'everywhere')
    const { experienceId } = page
    await draftOf('EXPERIENCE', experienceId, { pageName: 'New' })
    await draftOf('SLIDE', itemId, { viewName: 'Older' })
    await draftOf('SLIDE', itemId, { viewName: 'Newer' }, 'laptop')
    await draftOf('SLIDE', itemId, { viewName: 'Given up' }, 'tablet')
    await mine.drafts.discard({ kind: 'SLIDE', targetId: itemId, deviceId: 'tablet', sequence })
    const { drafts } = await mine.experiences.changes({ experienceId })
    expect(drafts.map(({ kind, deviceId }) => [kind, deviceId])).toEqual([
      ['EXPERIENCE', 'phone'],
      ['SLIDE', 'laptop'],
      ['SLIDE', 'phone'],
    ])
    for (const edits of drafts) await mine.drafts.discard(edits)
    expect(await changesOf(experienceId)).toEqual([])
  })

  it('is another look as well, and nothing where it is the one that is saved', async () => {
    const { page } = await anApp(mine, 'in-another-look')
    const [clay, dusk] = looks
    await draftOf('EXPERIENCE', page.experienceId, { theme: dusk?.theme })
    expect(await changesOf(page.experienceId)).toMatchObject([{ document: { theme: dusk?.theme } }])
    const { orders } = await mine.drafts.orders()
    const themes = new Map(orders.map((one) => [one.experienceId, one.theme]))
    expect(themes.get(page.experienceId)).toEqual(dusk?.theme)
    // Those of other apps say nothing of it.
    expect([...themes.values()].filter(Boolean)).toHaveLength(1)
    await draftOf('EXPERIENCE', page.experienceId, { theme: null })
    expect(await changesOf(page.experienceId)).toEqual([])
    await mine.experiences.update({ ...page, theme: clay?.theme ?? null })
    expect(await changesOf(page.experienceId)).toMatchObject([{ document: { theme: null } }])
  })

  it('is nothing where drafts say what is saved, were discarded or are of other apps', async () => {
    const { page, itemId } = await anApp(mine, 'as-saved')
    const other = await anApp(mine, 'elsewhere')
    await draftOf('SLIDE', itemId, await editedSlide(itemId))
    await draftOf('EXPERIENCE', page.experienceId, { pageName: page.pageName, experienceItems: page.experienceItems })
    await draftOf('SLIDE', other.itemId, { viewName: 'Of another app' })
    await draftOf('SLIDE', itemId, { viewName: 'Given up' }, 'laptop')
    await mine.drafts.discard({ kind: 'SLIDE', targetId: itemId, deviceId: 'laptop', sequence })
    expect(await changesOf(page.experienceId)).toEqual([])
  })

  it('is nothing any more once it is published', async () => {
    const { page, itemId } = await anApp(mine, 'sent')
    const edited = { ...(await editedSlide(itemId)), viewName: 'Renamed' }
    await draftOf('SLIDE', itemId, edited)
    const [change] = await changesOf(page.experienceId)
    if (!change) throw new Error('a change')
    const { kind, targetId, deviceId } = change
    await mine.experiences.publish({
      experienceId: page.experienceId,
      items: [{ experienceItemId: itemId, itemName: 'Renamed' }],
      drafts: [{ kind, targetId, deviceId, sequence: change.sequence }],
    })
    expect(await changesOf(page.experienceId)).toEqual([])
  })

  it('is told to those who may change it', async () => {
    const { page } = await anApp(mine, 'guarded')
    const { experienceId } = page
    const other = await app.anAccount()
    expect(await refusal(other.experiences.changes({ experienceId }))).toMatchObject({ status: 404 })
    expect(await refusal(app.visitor.experiences.changes({ experienceId }))).toMatchObject({ status: 401 })
    const viewer = await aMember(app, mine, 'viewer')
    expect(await refusal(viewer.experiences.changes({ experienceId }))).toMatchObject({ status: 403 })
    expect(await refusal(mine.experiences.changes({ experienceId: 'not an id!' }))).toMatchObject({ status: 400 })
  })
})
