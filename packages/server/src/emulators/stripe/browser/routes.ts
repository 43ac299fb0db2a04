import type { FastifyInstance } from 'fastify'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { TEST_CARDS } from '../bank/cards.ts'
import { EMULATOR_PATH } from '../emulator-endpoint.ts'

const hidden = { schema: { hide: true } }
const FILES = join(import.meta.dirname, 'files')

/** The form calls the API under the same origin; any page may frame it, like Stripe's. */
const FORM_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *"

const SCRIPT = 'text/javascript; charset=utf-8'
const STYLE = 'text/css; charset=utf-8'

/** Serves the script for pages, and the card form that it frames. Plain files, run unchanged by browsers. */
export function addBrowserFiles(server: FastifyInstance): void {
  const serve = (url: string, file: string, type: string): void => {
    server.get(`${EMULATOR_PATH}${url}`, hidden, async (_request, reply) => {
      reply.headers({ 'content-type': type, 'cache-control': 'no-store' })
      return reply.send(await readFile(join(FILES, file)))
    })
  }
  serve('/v3/', 'stripe.js', SCRIPT)
  serve('/files/elements.js', 'elements.js', SCRIPT)
  serve('/files/elements.css', 'elements.css', STYLE)
  serve('/files/pages.css', 'pages.css', STYLE)
  server.get(`${EMULATOR_PATH}/elements`, hidden, async (_request, reply) => {
    const cards = TEST_CARDS.map(
      ({ number, label }) => `<button type="button" class="card-choice" data-number="${number}">${label}</button>`,
    )
    const page = (await readFile(join(FILES, 'elements.html'), 'utf8')).replace('<!-- cards -->', cards.join('\n'))
    return reply
      .headers({ 'content-security-policy': FORM_POLICY, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(page)
  })
}
