import { contrast, groundColours } from '@taplet/slides/editor'
import type { BackgroundMedia } from '@taplet/slides/schema'

const [LIGHT, DARK] = ['#FFFFFF', '#0E1A2B']

/** Colour of the phone's status bar over this background, as a phone would choose it. */
export function statusColour(background: BackgroundMedia): string {
  const [ground = LIGHT] = groundColours(background)
  return contrast(LIGHT, ground) >= contrast(DARK, ground) ? LIGHT : DARK
}
