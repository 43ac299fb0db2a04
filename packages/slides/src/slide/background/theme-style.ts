import type { CSSProperties } from 'react'
import { groundStyle } from './background.tsx'
import { fontStack } from '../../type/fonts.ts'
import type { ViewMetadata } from '../slide-schema.ts'
import { veilStrength } from './veil-strength.ts'

// Editors draw a slide with each key, and a look seldom changes with one.
const known = new WeakMap<ViewMetadata, CSSProperties>()

/** A slide's looks as CSS custom properties; widgets' CSS reads them and nothing else. */
export function themeStyle(look: ViewMetadata): CSSProperties {
  const style = known.get(look) ?? makeStyle(look)
  known.set(look, style)
  return style
}

function makeStyle({ backgroundMedia, theme }: ViewMetadata): CSSProperties {
  const { ink, accent, onAccent, pill, onPill, radius, font } = theme
  const properties = {
    '--tp-ground': backgroundMedia.color,
    '--tp-ink': ink,
    '--tp-veil': `${veilStrength(backgroundMedia.color, ink)}%`,
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
