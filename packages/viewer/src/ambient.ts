import type { PublicSlide } from '@taplet/contract'

const SPOTS = 3

/** Colours for the light around the phone on wide screens: the app's own, each once, first slides first. */
export function ambientColours(slides: readonly PublicSlide[]): string[] {
  const colours = slides.flatMap(({ viewMetadata: { backgroundMedia, theme } }) => [
    backgroundMedia.color,
    theme.accent,
    ...(backgroundMedia.type === 'GRADIENT' ? [backgroundMedia.gradientTo] : []),
  ])
  const distinct = [...new Set(colours.map((colour) => colour.toLowerCase()))].slice(0, SPOTS + 1)
  return distinct.length > 0 ? distinct : ['#348efb']
}
