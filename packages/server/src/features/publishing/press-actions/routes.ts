import { experiencePath, type PublicExperience } from '@taplet/contract'
import { type PressAction, schemaOf } from '@taplet/slides/schema'
import type { FastifyInstance } from 'fastify'
import { NO_STORE } from '../../../platform/http/gates/security-headers.ts'
import { answerPress, type PressDependencies } from './answer-press.ts'

interface Dependencies extends PressDependencies {
  findExperience(path: string): Promise<PublicExperience | undefined>
}

/** Returns what a press on this widget does, as it is published now. */
function actionOf({ slides }: PublicExperience, itemId: string, widgetId: string): PressAction | null | undefined {
  const slide = slides.find(({ experienceItemId }) => experienceItemId === itemId)
  const widget = slide?.widgets.find((one) => one.widgetId === widgetId)
  return widget && schemaOf(widget).action?.(widget.widgetData)
}

/** Adds what answers presses on published slides: for this visitor's phone, from a page that is the same for all. */
export function addPressRoutes(server: FastifyInstance, { findExperience, ...dependencies }: Dependencies): void {
  server.get<{ Params: { path: string; itemId: string; widgetId: string } }>(
    '/go/:path/:itemId/:widgetId',
    { schema: { hide: true } },
    async (request, reply) => {
      const { path, itemId, widgetId } = request.params
      const experience = await findExperience(path)
      const action = experience && actionOf(experience, itemId, widgetId)
      const answer =
        action &&
        (await answerPress(
          action,
          {
            userAgent: request.headers['user-agent'] ?? '',
            path: experience.fullPagePath,
            itemId,
            widgetId,
            timeZone: experience.live?.timeZone,
          },
          dependencies,
        ))
      reply.headers({ 'cache-control': NO_STORE, 'x-robots-tag': 'noindex' })
      // What is gone, or was changed since the page was opened: the app as it is now, or what stands in its place.
      if (!answer) return reply.redirect(experiencePath(encodeURIComponent(path)))
      if (answer.kind === 'REDIRECT') return reply.redirect(answer.url)
      return reply
        .type(answer.type)
        .header('content-disposition', `inline; filename*=UTF-8''${encodeFileName(answer.fileName)}`)
        .send(answer.body)
    },
  )
}

/** Returns a name as RFC 8187 wants it; slashes and the like would be a folder or nothing. */
const encodeFileName = (name: string): string =>
  encodeURIComponent(
    name
      .toWellFormed()
      .replaceAll(/[\p{Cc}/\\:*?"<>|]+/gu, ' ')
      .trim(),
  ).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
