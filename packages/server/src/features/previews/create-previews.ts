import { type Draft, type Page, previewPath } from '@taplet/contract'
import { previewCalls } from '@taplet/contract/schemas'
import type { Language } from '@taplet/messages'
import {
  renderPreview,
  renderPreviewEnded,
  renderTwinState,
  type TwinAssets,
  type ViewerAssets,
} from '@taplet/viewer/render'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../platform/db/database.ts'
import type { Bind } from '../../platform/http/bind.ts'
import { AppError } from '../../platform/http/errors/app-error.ts'
import { NO_STORE } from '../../platform/http/gates/security-headers.ts'
import { succeed } from '../../platform/http/succeed.ts'
import { type DraftSources, draftExperience } from './draft-experience.ts'
import { createPreviewTokens } from './preview-token.ts'
import * as store from './store.ts'

interface PreviewOptions extends DraftSources {
  db: Database
  language: Language
  publicUrl: string
  /** Returns a keyed hash for one purpose. */
  signFor: (purpose: string) => (text: string) => string
  /** Returns an app with all that is not live yet. */
  findChanges: (accountId: string, experienceId: string) => Promise<{ page: Page; changes: Draft[] }>
  loadAssets: () => ViewerAssets
  loadTwinAssets: () => TwinAssets
  /** Returns the content security policy of a document of the viewer. */
  policyOf: (html: string, script: string | undefined) => string
  clock: () => Date
}

interface PreviewPage {
  status: number
  html: string
  policy: string
}

/** In case the address leaks: not indexed, not archived, no referrer to other sites. */
const PRIVATE = {
  'cache-control': NO_STORE,
  'content-type': 'text/html; charset=utf-8',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
}
const NOT_FOUND = 404
const GONE = 410
const hidden = { schema: { hide: true } }

/** Links that show an app as it will be, to whoever has them, for a week, or until they are ended or the app is deleted. */
export function createPreviews(options: PreviewOptions) {
  const { db, language, publicUrl, findChanges, policyOf, loadAssets, loadTwinAssets } = options
  const tokens = createPreviewTokens(options.signFor('preview links'), options.clock)

  async function shown(accountId: string, experienceId: string): Promise<PreviewPage> {
    const experience = await draftExperience(accountId, await findChanges(accountId, experienceId), options)
    const assets = loadTwinAssets()
    const html = renderPreview({ language, state: renderTwinState(experience, undefined, language), assets })
    return { status: 200, html, policy: policyOf(html, assets.script) }
  }

  function ended(status: number): PreviewPage {
    const html = renderPreviewEnded({ language, assets: loadAssets() })
    return { status, html, policy: policyOf(html, undefined) }
  }

  async function pageOf(token: string): Promise<PreviewPage> {
    const found = tokens.read(token)
    if (!found) return ended(NOT_FOUND)
    const owner = found.isOver ? undefined : await store.findOwner(found.experienceId, found.issuedAt, db)
    return owner === undefined ? ended(GONE) : shown(owner, found.experienceId)
  }

  return {
    routes: (bind: Bind): void =>
      bind('experiences', previewCalls, {
        createPreviewLink: async ({ account, input: { experienceId } }) => {
          if (!(await store.isOwn(account.accountId, experienceId, db))) throw new AppError('NOT_FOUND')
          const { token, expiresAt } = tokens.issue(experienceId)
          return succeed({ url: publicUrl + previewPath(token), expiresAt: expiresAt.toISOString() })
        },
        endPreviewLinks: async ({ account, input: { experienceId } }) => {
          if (!(await store.endLinks(account.accountId, experienceId, options.clock(), db)))
            throw new AppError('NOT_FOUND')
          return succeed({})
        },
      }),

    addPages(server: FastifyInstance): void {
      server.get<{ Params: { token: string } }>(previewPath(':token'), hidden, async (request, reply) => {
        const { status, html, policy } = await pageOf(request.params.token)
        return reply
          .status(status)
          .headers({ ...PRIVATE, 'content-security-policy': policy })
          .send(html)
      })
    },
  }
}
