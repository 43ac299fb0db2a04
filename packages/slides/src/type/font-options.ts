import type { ControlOption } from '../define/define-editor.ts'
import { type FontId, fontIds, fontStack, type SlideFont, slideFonts } from './fonts.ts'

const middle = (weight: string): number => {
  const [from = 400, to = from] = weight.split(' ').map(Number)
  return Math.min(Math.max(500, from), to)
}

/** The slide fonts as a dropdown list, each label in its own font. */
export const fontOptions: readonly ControlOption<FontId>[] = fontIds.map((id) => {
  const { family, files }: SlideFont = slideFonts[id]
  return {
    value: id,
    label: family,
    style: { fontFamily: fontStack(id), fontWeight: middle(files[0]?.weight ?? '400') },
  }
})

const WEIGHTS = [100, 200, 300, 400, 500, 600, 700, 800, 900] as const

/** Returns the weights that a font really has in this style; browsers would synthesise the others. */
export function weightsOf(font: FontId, isItalic: boolean) {
  const { files }: SlideFont = slideFonts[font]
  const styled = files.filter((file) => (file.style === 'italic') === isItalic)
  const ranges = (styled.length > 0 ? styled : files).map((file) => file.weight.split(' ').map(Number))
  return WEIGHTS.filter((weight) => ranges.some(([from = 0, to = from]) => weight >= from && weight <= to))
}

/** True when the font has a drawn italic. */
export const hasItalic = (font: FontId): boolean => slideFonts[font].files.some((file) => file.style === 'italic')
