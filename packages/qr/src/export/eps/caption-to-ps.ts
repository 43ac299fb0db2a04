import type { Caption } from '../../lay-out-sheet.ts'
import { openFace } from '../face.ts'
import { printable } from '../printable.ts'
import { layoutCaption } from '../layout-caption.ts'
import { pathToPs } from './path-to-ps.ts'
import { inThousandths } from '../../geometry/in-thousandths.ts'

const GREY = '0.07 setgray'
/** The caption: as outlines if there is a font, so that no printer needs it, else in the printer's Helvetica. */
export function captionToPs(caption: Caption, font: Uint8Array | undefined): string {
  return font
    ? `gsave ${GREY} newpath\n${pathToPs(layoutCaption(caption, openFace(font)))}fill grestore\n`
    : helvetica(caption)
}

function helvetica({ text, fontSize, x, baseline, maxWidth }: Caption): string {
  const line = printable(text).replace(
    /[\\()]|[^ -~]/g,
    (letter) => `\\${(letter.codePointAt(0) ?? 0).toString(8).padStart(3, '0')}`,
  )
  return [
    'gsave /Helvetica-Bold findfont dup length dict begin',
    '{1 index /FID ne {def} {pop pop} ifelse} forall /Encoding ISOLatin1Encoding def currentdict end',
    `/CaptionFont exch definefont ${inThousandths(fontSize)} scalefont setfont ${GREY}`,
    `${inThousandths(x)} ${inThousandths(baseline)} translate 1 -1 scale (${line}) dup stringwidth pop`,
    // A line that is too long is set smaller.
    `dup ${inThousandths(maxWidth)} gt {${inThousandths(maxWidth)} 1 index div dup scale} if`,
    '-2 div 0 moveto show grestore\n',
  ].join('\n')
}
