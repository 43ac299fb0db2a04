import { MEGABYTE } from '@taplet/base/bytes'
import type { AppTheme } from '@taplet/viewer/render'
import { createHash } from 'node:crypto'
import { createBoundedCache } from '../../platform/bounded-cache.ts'
import { inPictureQueue } from '../../platform/pictures/picture-queue.ts'
import { drawIcon, type IconShape } from './draw-icon.ts'
import { letterOutline } from './letter-outline.ts'

/** Everything of an app that its icon shows. */
export interface IconTheme extends AppTheme {
  name: string
  /** Our own file; undefined: the first letter of the name. */
  picture: string | undefined
}

interface Drawing {
  size: number
  shape: IconShape
}

const MAX_CACHED = 400
const MOST_BYTES = 8 * MEGABYTE
/** Incremented when icons are drawn differently, so that caches refetch them. */
const DRAWN_AS = 1

/** Returns a version that changes with everything the app's icons show. */
export const versionOf = (look: IconTheme): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWN_AS, look]))
    .digest('base64url')
    .slice(0, 12)

/** Draws icons and caches the most recently requested ones. */
export function createIcons({ readPicture }: { readPicture: (url: string) => Promise<Buffer | undefined> }) {
  const cache = createBoundedCache<Buffer>({ capacity: MAX_CACHED, maxBytes: MOST_BYTES, size: (icon) => icon.length })
  const making = new Map<string, Promise<Buffer>>()

  async function draw(look: IconTheme, drawing: Drawing): Promise<Buffer> {
    const { grounds, ink, name, font } = look
    const picture = look.picture === undefined ? undefined : await readPicture(look.picture).catch(() => undefined)
    const letter = picture ? undefined : await letterOutline(name, font)
    const drawn = { ...drawing, grounds, ink, letter }
    // Without a readable picture the letter is drawn.
    return inPictureQueue('icons', () =>
      drawIcon({ ...drawn, picture }).catch(async () =>
        drawIcon({ ...drawn, letter: await letterOutline(name, font), picture: undefined }),
      ),
    )
  }

  return {
    /** Concurrent requests for one icon share its drawing. */
    async get(look: IconTheme, drawing: Drawing): Promise<Buffer> {
      const key = `${versionOf(look)} ${drawing.size} ${drawing.shape}`
      const known = cache.get(key)
      if (known) return known
      const icon = making.get(key) ?? draw(look, drawing)
      making.set(key, icon)
      try {
        const drawn = await icon
        cache.set(key, drawn)
        return drawn
      } finally {
        making.delete(key)
      }
    },
  }
}
export type Icons = ReturnType<typeof createIcons>
