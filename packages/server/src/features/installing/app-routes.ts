import { installFiles, installPath } from '@taplet/viewer/render'
import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../platform/http/errors/app-error.ts'
import type { FindApp, InstallableApp } from './find-app.ts'
import { type Icons, versionOf } from './icons.ts'
import { manifestOf } from './manifest.ts'
import { sendTagged, type Tagged } from './send-tagged.ts'
import { requestLanguageOf } from '../../platform/http/request-language.ts'
import { messages } from './messages/messages.ts'

interface AppRoutes {
  findApp: FindApp
  icons: Icons
}
type AppParams = { Params: { fullPagePath: string } }

const HIDDEN = { schema: { hide: true } }
const ICONS = {
  touch: { size: 180, shape: 'SQUARE' },
  small: { size: 192, shape: 'ROUND' },
  large: { size: 512, shape: 'ROUND' },
  maskable: { size: 512, shape: 'SQUARE' },
} as const

/** Adds the files below the address of each instant app that make it installable. */
export function addAppRoutes(server: FastifyInstance, { findApp, icons }: AppRoutes): void {
  /** Sends an app's file at this address; apps that visitors can no longer see have none. */
  function addRoute(file: keyof typeof installFiles, answer: (app: InstallableApp) => Promise<Tagged>): void {
    server.get<AppParams>(installPath(':fullPagePath', installFiles[file]), HIDDEN, async (request, reply) => {
      const app = await findApp(request.params.fullPagePath)
      if (app === undefined) throw new AppError('NOT_FOUND', { message: messages.later('noSuchApp') })
      if (app === 'GONE')
        return reply
          .status(410)
          .type('text/plain')
          .send(messages(requestLanguageOf(request))('appGone'))
      return sendTagged(request, reply, await answer(app))
    })
  }

  addRoute('manifest', async (app) => {
    const body = JSON.stringify(manifestOf(app, versionOf(app.look)))
    const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22)
    return { body, tag, headers: { ...cacheFor(3600), 'content-type': 'application/manifest+json; charset=utf-8' } }
  })
  for (const file of ['touch', 'small', 'large', 'maskable'] as const) {
    addRoute(file, async ({ look }) => {
      const body = await icons.get(look, ICONS[file])
      return { body, tag: `${versionOf(look)}-${file}`, headers: { ...cacheFor(86_400), 'content-type': 'image/png' } }
    })
  }
}

const cacheFor = (seconds: number) => ({ 'cache-control': `public, max-age=${seconds}` })
