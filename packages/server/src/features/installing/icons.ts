import type { AppLook } from '@taplet/viewer/render'
import { createHash } from 'node:crypto'
import { drawIcon, type IconShape } from './draw-icon.ts'
import { letterOutline } from './letter-outline.ts'

/** All that an icon shows of an app. */
export interface IconLook extends AppLook {
  name: string
  /** Our own file; undefined: the first letter of the name. */
  picture: string | undefined
}

interface Drawing {
  size: number
  shape: IconShape
}

const MOST_KEPT = 400
/** Goes up when icons are drawn in another way. */
const DRAWN_AS = 1

/** Changes with everything that the icons of an app show. */
export const versionOf = (look: IconLook): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWN_AS, look]))
    .digest('base64url')
    .slice(0, 12)

/** Draws icons, each once for as long as it is among those asked for last. */
export function createIcons({ readPicture }: { readPicture: (url: string) => Promise<Buffer | undefined> }) {
  const kept = new Map<string, Promise<Buffer>>()

  async function draw(look: IconLook, drawing: Drawing): Promise<Buffer> {
    const { grounds, ink, name, font } = look
    const picture = look.picture === undefined ? undefined : await readPicture(look.picture).catch(() => undefined)
    const letter = picture ? undefined : await letterOutline(name, font)
    const drawn = { ...drawing, grounds, ink, letter }
    // A picture that cannot be read is no reason to have no icon.
    return drawIcon({ ...drawn, picture }).catch(async () =>
      drawIcon({ ...drawn, letter: await letterOutline(name, font), picture: undefined }),
    )
  }

  return {
    get(look: IconLook, drawing: Drawing): Promise<Buffer> {
      const key = `${versionOf(look)} ${drawing.size} ${drawing.shape}`
      const icon = kept.get(key) ?? draw(look, drawing)
      kept.delete(key)
      kept.set(key, icon) // now the youngest
      icon.catch(() => kept.delete(key))
      const [oldest] = kept.keys()
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
      return icon
    },
  }
}
export type Icons = ReturnType<typeof createIcons>
