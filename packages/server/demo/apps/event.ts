import type { DemoApp } from '../demo-app.ts'
import { palettes } from '../scenes/palette.ts'
import { action, pictureGround, slide, social, text } from './pieces.ts'

const { festival: violet, festivalGate: honey } = palettes
const display = {
  fontFamily: 'big-shoulders-display',
  fontWeight: 900,
  letterSpacing: -0.02,
  lineHeight: 0.8,
  fitLines: true,
} as const
const shape = { radius: 0, font: 'familjen-grotesk' } as const
const line = {
  fontFamily: 'familjen-grotesk',
  fontWeight: 600,
  textSize: 18,
  letterSpacing: 0,
  leader: 'NONE',
} as const

const band = (words: string, detail: string, hasRule = true) =>
  text(
    words,
    {
      fontFamily: 'big-shoulders-display',
      fontWeight: 800,
      textSize: 28,
      lineHeight: 1.02,
      letterSpacing: 0,
      textColor: violet.ink,
      spacing: 15,
      leader: 'COLUMN',
      hasRule,
    },
    detail,
  )

const headliner = (words: string, detail: string) =>
  text(
    words,
    {
      fontFamily: 'big-shoulders-display',
      fontWeight: 900,
      textSize: 36,
      lineHeight: 0.95,
      letterSpacing: 0,
      textColor: violet.shade,
      fillColor: '#FF6747',
      isBleeding: true,
      spacing: 14,
      leader: 'COLUMN',
    },
    detail,
  )

const ticket = (words: string, detail: string, fillColor: string, spacing = 10) =>
  text(
    words,
    {
      fontFamily: 'big-shoulders-display',
      fontWeight: 900,
      textSize: 32,
      lineHeight: 1,
      letterSpacing: 0,
      textColor: '#FFFFFF',
      fillColor,
      padding: 14,
      spacing,
      leader: 'TICKET',
    },
    detail,
  )

export const event: DemoApp = {
  path: 'pollen',
  name: 'Pollen',
  description: 'A summer festival among beehives: the times, the tickets, the way in.',
  category: 'Events',
  slides: [
    slide(
      'Pollen',
      {
        anchor: 'FOOT',
        sheetColor: violet.ground,
        // No button here: the accent lights the stage of wide screens.
        theme: { ...shape, ink: violet.ink, accent: violet.propA, onAccent: violet.onAccent },
        backgroundMedia: pictureGround('festival-cover.webp', { color: violet.ground, focus: 12 }),
      },
      [
        text('POLLEN', { ...display, textSize: 136, textColor: violet.accent }),
        text('Three days of music among the hives', { ...line, textColor: violet.ink, spacing: 14 }),
        text('12 to 14 June\tSwipe for times', { ...line, textColor: violet.accent, spacing: 2 }),
      ],
    ),
    slide(
      'Saturday',
      {
        anchor: 'TOP',
        theme: { ...shape, ink: violet.ink, accent: violet.accent, onAccent: violet.onAccent },
        backgroundMedia: pictureGround('festival-saturday.webp', { color: violet.ground, focus: 100 }),
      },
      [
        text('SATURDAY', { ...display, textSize: 94, textColor: violet.ink, spacing: 0 }),
        band('15.00\tHive Choir', 'Meadow, all ages'),
        band('17.30\tOkra & the Low Suns', 'Barn stage'),
        band('19.00\tMother Tongue DJs', 'Orchard'),
        headliner('21.30\tSolveig Ash', 'Meadow, her only northern show'),
        band('00.00\tSmoke, Honey, Bass', 'Barn stage until four', false),
        action('All three days', 'https://example.com/pollen/times', 30),
      ],
    ),
    slide(
      'Tickets',
      {
        anchor: 'TOP',
        theme: {
          ...shape,
          ink: honey.ink,
          accent: honey.accent,
          onAccent: honey.onAccent,
          pill: '#FFD35C',
          onPill: honey.ink,
        },
        backgroundMedia: pictureGround('festival-gate.webp', { color: honey.ground, focus: 100 }),
      },
      [
        text('GET IN', { ...display, textSize: 142, lineHeight: 0.78, textColor: honey.ink, spacing: 0 }),
        text('Under-twelves come free.\nThe train stops at the gate.', {
          ...line,
          fontWeight: 500,
          lineHeight: 1.35,
          textColor: honey.ink,
          spacing: 16,
        }),
        ticket('Weekend\t€112', 'All stages, Friday to Sunday', violet.ground, 18),
        ticket('Saturday\t€48', 'Gates at noon', '#A91F0A'),
        ticket('Tent pitch\t€30', 'Two people, by the lake', violet.shade),
        action('Buy tickets', 'https://example.com/pollen/tickets', 10),
        social('instagram', 'pollen.example'),
        social('youtube', 'pollen.example'),
      ],
    ),
  ],
}
