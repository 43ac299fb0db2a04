import { type AppTheme, appTheme } from '../../define/app-theme.ts'
import type { BrandStyle } from '../../define/brand-style.ts'
import { mixColours } from '../../slide/contrast.ts'
import type { FontId } from '../../type/fonts.ts'
import { poleOn } from '../ink-on.ts'
import { looks } from '../looks.ts'
import { readableTheme } from '../readable-theme.ts'

/** How much of the main colour is in panels, in the text colour that nobody chose, and of black in drawings. */
const TINT = 0.1
const HUE = 0.16
const SHADE = 0.42

/** Returns how headings are set in a typeface: as in the looks, where one has it. */
function headingOf(font: FontId): AppTheme['heading'] {
  const [found] = looks.flatMap(({ theme }) =>
    theme.heading.font === font && !theme.heading.isItalic ? theme.heading : [],
  )
  return found ?? { font, weight: 600, letterSpacing: -0.02, isItalic: false }
}

/** Returns the theme of a brand, with every colour in its nearest readable shade; `lookId` says which brand it is of. */
export function brandTheme(
  { ground, ink, main, accent, heading, body, ...corners }: BrandStyle,
  lookId: string,
): AppTheme {
  const theme = appTheme.parse({
    lookId,
    ground,
    tint: mixColours(ground, main, TINT),
    ink: ink || mixColours(poleOn(ground), main, HUE),
    accent,
    button: main,
    onButton: poleOn(main),
    drawing: { main, deep: mixColours(main, '#000000', SHADE), warm: accent },
    heading: headingOf(heading),
    body: { font: body },
    ...corners,
  })
  return readableTheme(theme)
}

/** The colours of a brand that its theme shows in another shade, since they could not be read as they were chosen. */
export function adjustedColours(style: BrandStyle): ('ground' | 'ink' | 'main' | 'accent')[] {
  const { ground, ink, button, accent } = brandTheme(style, '')
  const shown = { ground, ink: style.ink && ink, main: button, accent }
  return (['ground', 'ink', 'main', 'accent'] as const).filter(
    (name) => shown[name].toUpperCase() !== style[name].toUpperCase(),
  )
}
