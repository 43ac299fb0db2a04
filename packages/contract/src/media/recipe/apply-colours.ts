import { colourMatrix } from './colour-matrix.ts'
import { COLOUR_KEYS, type Colours } from './neutral-recipe.ts'

/** Pixels of four channels (RGBA, 0 to 255). */
type Pixels = Uint8ClampedArray | Uint8Array

const clamp = (value: number): number => Math.min(255, Math.max(0, Math.round(value)))

/** Recolours pixels in place. Alpha is unchanged. */
export function applyColours(pixels: Pixels, colours: Colours): void {
  if (COLOUR_KEYS.every((key) => colours[key] === 0)) return
  const [[rr, rg, rb, ra], [gr, gg, gb, ga], [br, bg, bb, ba]] = colourMatrix(colours)
  for (let at = 0; at < pixels.length; at += 4) {
    const red = pixels[at] ?? 0
    const green = pixels[at + 1] ?? 0
    const blue = pixels[at + 2] ?? 0
    pixels[at] = clamp(rr * red + rg * green + rb * blue + ra * 255)
    pixels[at + 1] = clamp(gr * red + gg * green + gb * blue + ga * 255)
    pixels[at + 2] = clamp(br * red + bg * green + bb * blue + ba * 255)
  }
}
