import { formatColour, parseColour } from '@taplet/base/colours'
import type { CSSProperties } from 'react'
import { isArt } from '../../art/is-art.ts'
import { groundStyle } from './background.tsx'
import { chromeInk } from './chrome-ink.ts'
import { fontStack } from '../../type/fonts.ts'
import type { ViewMetadata } from '../slide-schema.ts'
import { veilStrength } from './veil-strength.ts'

// Editors draw a slide with each keystroke, but its style seldom changes.
const plain = new WeakMap<ViewMetadata, CSSProperties>()
const pictured = new WeakMap<ViewMetadata, CSSProperties>()

/** Returns a slide's style as CSS custom properties; the CSS of widgets and of the page's controls reads these only. */
export function themeStyle(look: ViewMetadata, isPictured = false): CSSProperties {
  const known = isPictured ? pictured : plain
  const style = known.get(look) ?? makeStyle(look, isPictured)
  known.set(look, style)
  return style
}

/** The veil over a picture, behind the page's controls: the background's colour, as strong as they need it. */
const veil = (ground: string, ink: string): string =>
  formatColour({ ...parseColour(ground), alpha: veilStrength(ground, ink) })

function makeStyle(look: ViewMetadata, isPictured: boolean): CSSProperties {
  const { backgroundMedia, theme } = look
  const { ink, accent, onAccent, pill, onPill, radius, font } = theme
  const bar = chromeInk(look, isPictured)
  const properties = {
    '--tp-ground': backgroundMedia.color,
    '--tp-ink': ink,
    '--tp-bar': bar,
    // Drawings leave room for the controls.
    '--tp-veil': isArt(backgroundMedia.url) ? 'transparent' : veil(backgroundMedia.color, bar),
    '--tp-accent': accent,
    '--tp-on-accent': onAccent,
    '--tp-pill': pill || `color-mix(in srgb,${ink} 12%,transparent)`,
    '--tp-on-pill': onPill || ink,
    '--tp-radius': `${radius}px`,
    '--tp-font': fontStack(font),
    background: groundStyle(backgroundMedia),
  }
  return properties
}
