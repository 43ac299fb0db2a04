import type { ControlOption } from '../define/define-editor.ts'
import { type FontId, fontIds, fontStack, type SlideFont, slideFonts } from './fonts.ts'

const middle = (weight: string): number => {
  const [from = 400, to = from] = weight.split(' ').map(Number)
  return Math.min(Math.max(500, from), to)
}

/** The type case for a list that opens, each face in its own letters. */
export const fontOptions: readonly ControlOption<FontId>[] = fontIds.map((id) => {
  const { family, files }: SlideFont = slideFonts[id]
  return {
    value: id,
    label: family,
    style: { fontFamily: fontStack(id), fontWeight: middle(files[0]?.weight ?? '400') },
  }
})

const WEIGHTS = [100, 200, 300, 400, 500, 600, 700, 800, 900] as const

/** The weights a face really has, in the style asked for; browsers would smear the others. */
export function weightsOf(font: FontId, isItalic: boolean) {
  const { files }: SlideFont = slideFonts[font]
  const styled = files.filter((file) => (file.style === 'italic') === isItalic)
  const ranges = (styled.length > 0 ? styled : files).map((file) => file.weight.split(' ').map(Number))
  return WEIGHTS.filter((weight) => ranges.some(([from = 0, to = from]) => weight >= from && weight <= to))
}

/** True when the face has letters drawn for italic. */
export const hasItalic = (font: FontId): boolean => slideFonts[font].files.some((file) => file.style === 'italic')
