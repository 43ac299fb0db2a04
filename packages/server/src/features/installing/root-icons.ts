import type { FastifyInstance } from 'fastify'
import { type IconTheme, type Icons, versionOf } from './icons.ts'
import { sendTagged } from './send-tagged.ts'

const HIDDEN = { schema: { hide: true } }
/** The product's logo, since there is no name to take a letter of. */
const PRODUCT_LOOK: IconTheme = {
  name: '',
  ground: '#348EFB',
  grounds: ['#348EFB'],
  ink: '#FFFFFF',
  font: 'figtree',
  picture: undefined,
}
const TAB = { size: 48, shape: 'ROUND' } as const
const TOUCH = { size: 180, shape: 'SQUARE' } as const
const ROOT_ICONS = {
  '/favicon.ico': TAB,
  '/apple-touch-icon.png': TOUCH,
  '/apple-touch-icon-precomposed.png': TOUCH,
} as const

/** Adds the icons that browsers request at the root of a host by default. They accept a PNG under any name. */
export function addRootIcons(server: FastifyInstance, icons: Icons): void {
  for (const [url, drawing] of Object.entries(ROOT_ICONS)) {
    server.get(url, HIDDEN, async (request, reply) =>
      sendTagged(request, reply, {
        body: await icons.get(PRODUCT_LOOK, drawing),
        tag: `${versionOf(PRODUCT_LOOK)}-${drawing.size}`,
        headers: { 'cache-control': 'public, max-age=86400', 'content-type': 'image/png' },
      }),
    )
  }
}
