import { twinPath } from '@taplet/contract'
import type { Language } from '@taplet/messages'
import {
  renderTwin,
  renderTwinEnded,
  renderTwinState,
  type TwinAssets,
  type TwinState,
  type ViewerAssets,
} from '@taplet/viewer/render'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../platform/db/database.ts'
import type { Signals } from '../../platform/db/signals.ts'
import type { Bind } from '../../platform/http/bind.ts'
import { newId } from '../../platform/new-id.ts'
import { createFollowers } from './followers.ts'
import { addTwinPages, type TwinPage } from './page-routes.ts'
import { twinRoutes } from './routes.ts'
import { createTwinService, type TwinDependencies } from './service.ts'
import * as store from './store.ts'
import { type ContentSource, toExperience } from './to-experience.ts'

interface TwinOptions extends ContentSource {
  /** Language of the page around drafts. */
  language: Language
  db: Database
  publicUrl: string
  limits: Pick<TwinDependencies, 'lockAccount'>
  signals: Pick<Signals, 'listen'>
  /** Called once, when the first page is made. */
  loadAssets: () => ViewerAssets
  loadTwinAssets: () => TwinAssets
  /** Returns the content security policy of a document of the viewer. */
  policyOf: (html: string, script: string | undefined) => string
  onError: (error: unknown, about: string) => void
  clock: () => Date
}

/** Phones that follow an editor. */
export function createTwins(options: TwinOptions) {
  const { db, publicUrl, language, limits, slides, media, factsOf, signals, policyOf, onError, clock } = options
  const service = createTwinService({ db, publicUrl, lockAccount: limits.lockAccount, newId, clock })
  let assets: TwinAssets | undefined
  let endedPage: TwinPage | undefined

  async function render(row: store.TwinRow): Promise<TwinState> {
    const { experience, selectedId } = await toExperience(row, { slides, media, factsOf })
    return renderTwinState(experience, selectedId, language)
  }

  const followers = createFollowers({
    db,
    render,
    listen: (listener) => signals.listen(store.CHANNEL, listener),
    newId,
    clock,
    onError,
  })

  async function page(twinId: string): Promise<TwinPage | undefined> {
    const row = await store.findByAddress(twinId, clock(), db)
    if (!row) return undefined
    assets ??= options.loadTwinAssets()
    const eventsUrl = `${twinPath(twinId)}/events`
    const html = renderTwin({ language, state: await render(row), eventsUrl, isAway: row.is_away, assets })
    return { html, policy: policyOf(html, assets.script) }
  }

  function ended(): TwinPage {
    if (endedPage) return endedPage
    const html = renderTwinEnded({ language, assets: options.loadAssets() })
    endedPage = { html, policy: policyOf(html, undefined) }
    return endedPage
  }

  return {
    routes: (bind: Bind) => twinRoutes(bind, service),
    addPages(server: FastifyInstance): void {
      addTwinPages(server, { page, ended, followers })
      server.addHook('preClose', async () => followers.endAll())
    },
    /** For a graceful shutdown: streams never end by themselves. */
    hangUp: followers.endAll,
  }
}
