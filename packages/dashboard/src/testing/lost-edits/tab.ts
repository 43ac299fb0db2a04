import type { Slide } from '@taplet/slides/schema'
import { saveSlide } from '../../features/slides/editor/save/save-slide.ts'
import { slideKind } from '../../features/slides/editor/state/slide-kind.ts'
import { createDraftSession } from '../../lib/drafts/draft-session.ts'
import type { DraftStore } from '../../lib/drafts/store/draft-store.ts'
import { createEditing } from '../../lib/editing/create-editing.ts'
import type { Timers } from '../../lib/editing/retry.ts'
import type { Model } from './model.ts'
import { createNetwork } from './network.ts'
import type { Server } from './server.ts'
import type { World } from './world.ts'

/** A device with the storage that outlives its tabs. */
export interface TestDevice {
  deviceId: string
  store: DraftStore
  alive: Set<string>
}

interface TabOptions {
  world: World
  server: Server
  model: Model
  device: TestDevice
  editorId: string
  isOnline: () => boolean
  isBad: () => boolean
}

/** One open editor with its person: what they type, how they decide, and how the tab ends. */
export function openTab({ world, server, model, device, editorId, isOnline, isBad }: TabOptions) {
  let isAlive = true
  let isReady = false
  const network = createNetwork(world, { isOnline, isBad, isHeard: () => isAlive })
  const timers: Timers = { later: (step, ms) => world.later(() => isAlive && step(), ms) }
  device.alive.add(editorId)

  const editing = createEditing({
    kind: slideKind,
    saved: server.saved(),
    timers,
    save: (slide, base, isUncertain) =>
      saveSlide(
        {
          updateView: (body) => network.call(() => server.updateView(body as Parameters<Server['updateView']>[0])),
          updateItem: (body) => network.call(() => server.updateItem(body)),
          getAllItems: () =>
            network.call(() => ({ callResult: 'SUCCESS' as const, body: { experienceItems: [server.saved().item] } })),
        },
        slide,
        base,
        isUncertain,
      ),
  })
  /** A dead tab starts nothing; what it has started continues. */
  const whileAlive = <Answer>(step: () => Promise<Answer>): Promise<Answer> =>
    isAlive ? step() : new Promise(() => undefined)
  const session = createDraftSession({
    editing,
    accountId: 'account',
    editorId,
    device: { deviceId: device.deviceId, deviceName: 'Test' },
    store: {
      ...device.store,
      put: (record) => whileAlive(() => device.store.put(record)),
      remove: (...args) => whileAlive(() => device.store.remove(...args)),
    },
    calls: {
      getAll: () => network.call(() => server.drafts()),
      save: (draft) => whileAlive(() => network.call(() => server.saveDraft({ ...draft, kind: 'SLIDE' }))),
      discard: (draft) => whileAlive(() => network.call(() => server.discardDraft(draft))),
    },
    presence: {
      others: async () => new Set([...device.alive].filter((id) => id !== editorId)),
      stop: () => device.alive.delete(editorId),
    },
    findHistory: ({ ...revisions }) => network.call(() => server.historySince(revisions)),
    now: world.now,
    timers,
    onProblem: (event, error) => {
      throw new Error(event, { cause: error })
    },
  })
  /** The dialog opens: the person reads, and chooses. */
  const decide = () => {
    const { saving } = editing.getState()
    if (!isAlive || saving.status !== 'CONFLICT') return
    const { collisions, from } = saving
    const chosen = new Set(collisions.filter(model.takesTheirs).map(({ path }) => path.join('/')))
    editing.dispatch({ type: 'RESOLVE_CONFLICT', takesTheirs: (path) => chosen.has(path.join('/')) })
    if (collisions.some(model.needsSorting)) editing.dispatch({ type: 'EDIT', make: model.sort, at: world.now() })
    if (from === 'SAVE') void editing.save()
  }
  let wasConflict = false
  editing.subscribe(() => {
    const isConflict = editing.getState().saving.status === 'CONFLICT'
    if (isConflict && !wasConflict) timers.later(decide, 10 + world.random.below(5000))
    wasConflict = isConflict
  })
  void session.open().then(() => (isReady = true))

  const isFree = () => isAlive && isReady && editing.getState().saving.status !== 'CONFLICT'
  return {
    isFree,
    isAlive: () => isAlive,
    isUnsaved: editing.isUnsaved,
    document: () => editing.getState().document,
    edit: (make: (slide: Slide) => Slide) => editing.dispatch({ type: 'EDIT', make, at: world.now() }),
    undo: () => editing.dispatch({ type: 'UNDO' }),
    save: () => void editing.save(),
    hide: session.flush,
    offers: () => session.getState().offers,
    /** "Continue here", for the newest offer. */
    bring() {
      const [offer] = session.getState().offers
      if (offer && isFree()) session.bring(offer)
    },
    /** The connection is back. */
    wake: () => void editing.saveAgain(),
    /** Ends immediately: no handlers run, no last request. */
    kill() {
      isAlive = false
      device.alive.delete(editorId)
    },
    /** Closes normally, with its handlers. */
    close() {
      session.stop()
      editing.stop()
      isAlive = false
    },
  }
}
export type Tab = ReturnType<typeof openTab>
