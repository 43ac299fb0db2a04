import { createWidget } from '@taplet/slides/edits'
import { savedSlide } from '../../entities/slide/document/slide-document.ts'
import { createIdbDraftStore } from '../../lib/drafts/store/idb-draft-store.ts'
import { anItem, aView } from '../library.ts'
import { createModel, PEOPLE, WIDGETS } from './model.ts'
import { createServer } from './server.ts'
import { openTab, type Tab, type TestDevice } from './tab.ts'
import { createWorld } from './world.ts'

const MOMENTS = 45

const firstSaved = () => ({
  item: anItem(),
  view: aView([], { widgets: Array.from({ length: WIDGETS }, (_, index) => createWidget('TEXT_BOX', `w${index}`)) }),
})

/**
 * Three people edit one slide at once, two in tabs of one device and one on another, while tabs are killed and the
 * network misbehaves. In the end everything is opened, merged and saved. Returns what the server holds and what was
 * intended, and how many drafts are left.
 */
export async function runStory(seed: number) {
  const world = createWorld(seed)
  const { random } = world
  const saved = firstSaved()
  const server = createServer(world, saved)
  const model = createModel(savedSlide(saved), random)
  const aDevice = (name: string): TestDevice => ({
    deviceId: `${seed}${name}`,
    store: createIdbDraftStore(`story-${seed}-${name}`),
    alive: new Set(),
  })
  const [laptop, phone] = [aDevice('desk'), aDevice('phone')]
  const online = Array.from({ length: PEOPLE }, () => true)
  let isBad = true
  let count = 0
  const open = (person: number): Tab =>
    openTab({
      world,
      server,
      model,
      device: person === 2 ? phone : laptop,
      editorId: `e${count++}`,
      isOnline: () => online[person] ?? true,
      isBad: () => isBad,
    })
  const tabs = Array.from({ length: PEOPLE }, (_, person) => open(person))

  const reopen = (person: number) => {
    tabs[person] = open(person)
  }
  const edit = (tab: Tab, person: number) => {
    for (let times = 1 + random.below(3); times > 0; times--) tab.edit(model.edit(person))
  }
  const slip = (tab: Tab) => {
    tab.edit(model.slip())
    tab.undo()
  }
  function act(person: number): void {
    const tab = tabs[person]
    if (!tab?.isAlive()) return reopen(person)
    const chance = random.below(100)
    if (chance < 8) return tab.kill()
    if (chance < 11) return tab.close()
    if (chance < 16) {
      online[person] = !online[person]
      return online[person] ? tab.wake() : undefined
    }
    if (!tab.isFree()) return
    if (chance < 62) return edit(tab, person)
    if (chance < 68) return slip(tab)
    if (chance < 72) return tab.hide()
    if (chance < 75) return tab.bring()
    tab.save()
  }

  /** Twice: what one person merges last reaches the others' open tabs only when they save. */
  async function finish(): Promise<void> {
    isBad = false
    online.fill(true)
    for (let round = 0; round < 2; round++)
      for (let person = 0; person < PEOPLE; person++) {
        if (!tabs[person]?.isAlive()) reopen(person)
        await world.settle()
        for (let tries = 0; tries < 10 && (tabs[person]?.offers().length ?? 0) > 0; tries++) {
          tabs[person]?.bring()
          await world.settle()
        }
        tabs[person]?.save()
        await world.settle()
      }
  }

  for (let moment = 0; moment < MOMENTS; moment++) {
    act(random.below(PEOPLE))
    await world.pass(random.below(random.chance(0.3) ? 8000 : 400))
  }
  await finish()
  const left = await Promise.all(
    [laptop, phone].map(({ store }) => store.find('account', { kind: 'SLIDE', targetId: saved.item.experienceItemId })),
  )
  return {
    stored: model.essence(server.document()),
    meant: model.essence(model.document()),
    unsaved: tabs.filter((tab) => tab.isUnsaved()).length,
    draftsLeft: left.flat().length,
  }
}
