import type { AppTheme } from '../define/app-theme.ts'
import { leastContrast, mixColours, readableShade } from '../slide/contrast.ts'
import { BLACK, inkOn, nearestMix, poleOn, readsOn, WHITE } from './ink-on.ts'
import { groundsOf, PILL, READABLE, STRONG } from './theme-contrast.ts'

/**
 * Returns a theme whose colours were chosen freely, with every text in it readable: each colour in its nearest shade,
 * the background first. Returns the same theme when nothing needs to change.
 */
export function readableTheme(theme: AppTheme): AppTheme {
  const pole = poleOn(theme.ground)
  const away = pole === WHITE ? BLACK : WHITE
  const carries = (mixed: string) => readsOn(pole, [mixed])
  const ground = nearestMix(theme.ground, away, carries)
  const groundTo = theme.groundTo && nearestMix(theme.groundTo, ground, carries)
  const grounds = groundsOf({ ground, groundTo })
  const isQuiet = (mixed: string) => leastContrast(mixed, grounds) < STRONG && carries(mixed)
  const tint = nearestMix(theme.tint, ground, isQuiet)
  const under = [...grounds, tint]
  const ink = inkOn(theme.ink, under)
  const accent = readableShade(theme.accent, under, READABLE)
  const button = readableShade(theme.button, under, READABLE)
  const onButton = readableShade(theme.onButton, [button], READABLE)
  const pill = theme.pill || theme.onPill
  const onPill = pill && readableShade(theme.onPill || ink, [theme.pill || mixColours(ground, ink, PILL)], READABLE)
  const colours = { ground, groundTo, tint, ink, accent, button, onButton, onPill }
  return Object.entries(colours).every(([name, value]) => Reflect.get(theme, name) === value)
    ? theme
    : { ...theme, ...colours }
}
