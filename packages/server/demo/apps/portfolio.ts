import type { DemoApp } from '../demo-app.ts'
import { palettes } from '../scenes/palette.ts'
import { action, image, pictureGround, signUp, slide, social, text } from './pieces.ts'

const { portfolio: summer } = palettes
const display = {
  fontFamily: 'instrument-serif',
  fontWeight: 400,
  letterSpacing: -0.025,
  lineHeight: 0.95,
  textColor: summer.ink,
} as const
const body = {
  fontFamily: 'instrument-sans',
  fontWeight: 400,
  textSize: 17,
  letterSpacing: 0,
  lineHeight: 1.42,
  textColor: summer.ink,
} as const
const theme = {
  radius: 12,
  font: 'instrument-sans',
  ink: summer.ink,
  accent: summer.accent,
  onAccent: summer.onAccent,
  pill: summer.ink,
  onPill: summer.ground,
} as const

const order = (words: string, detail: string) =>
  text(
    words,
    { ...body, fontWeight: 600, textSize: 19, lineHeight: 1.2, spacing: 14, leader: 'NONE', hasRule: true },
    detail,
  )

export const portfolio: DemoApp = {
  path: 'juno-marsh',
  name: 'Juno Marsh',
  description: 'An illustrator’s summer: prints on the wall, pictures to order.',
  category: 'Portfolios',
  slides: [
    slide(
      'Slow Summer',
      {
        anchor: 'FOOT',
        theme,
        backgroundMedia: pictureGround('portfolio-cover.webp', { color: summer.ground, focus: 100 }),
      },
      [
        text('Slow\nSummer', { ...display, italic: true, textSize: 84, lineHeight: 0.86, letterSpacing: -0.03 }),
        text('Pictures by Juno Marsh, 2024 to now', { ...body, spacing: 14 }),
      ],
    ),
    slide('Prints', { anchor: 'TOP', footCount: 1, theme, backgroundMedia: { type: 'COLOR', color: summer.ground } }, [
      text('New on the wall', { ...display, textSize: 52, spacing: 0 }),
      text('Risograph prints, edition of sixty.', { ...body, textSize: 16, spacing: 6 }),
      image('portfolio-hills-print.webp', 'Print: an evening over violet hills with one lit house.', {
        width: 88,
        rotation: -1.6,
        borderRadius: 3,
        spacing: 26,
      }),
      image('portfolio-lemons-print.webp', 'Print: a striped vase and two lemons on a pink cloth.', {
        width: 53,
        rotation: 2.2,
        borderRadius: 3,
        spacing: -14,
      }),
      action('Prints from €40', 'https://example.com/juno-marsh/prints', 16),
    ]),
    slide(
      'To order',
      {
        anchor: 'TOP',
        theme,
        backgroundMedia: pictureGround('portfolio-orders.webp', { color: '#FFC46B', focus: 100 }),
      },
      [
        text('Drawn to order', { ...display, textSize: 54, spacing: 0 }),
        order('Your house\tfrom €240', 'In the light you like best'),
        order('A record sleeve\tfrom €450', 'Front, back and the label'),
        order('A shop window\tfrom €900', 'Painted on the glass, in a day'),
      ],
    ),
    slide(
      'Postcards',
      {
        anchor: 'FOOT',
        theme,
        backgroundMedia: { type: 'COLOR', color: summer.ground },
      },
      [
        text('Two postcards\na year', { ...display, textSize: 58, spacing: 0 }),
        text('Drawn for the list only. Nothing else, ever.', { ...body, spacing: 10 }),
        signUp({
          prompt: '',
          buttonText: 'Send me postcards',
          consentText: 'Yes, Juno may e-mail me two postcards a year. Every one has a link that ends it.',
          thankYou: 'Lovely. One more step.',
          metadata: { spacing: 20 },
        }),
      ],
    ),
    slide(
      'Write',
      {
        anchor: 'FOOT',
        theme,
        backgroundMedia: pictureGround('portfolio-close.webp', { color: summer.ground, focus: 100 }),
      },
      [
        text('Come on in,\nthe water’s warm', { ...display, italic: true, textSize: 45 }),
        text('Tell me what you see. I answer on Mondays.', { ...body, spacing: 12 }),
        action('Write to Juno', 'juno@example.org', 20),
        social('instagram', 'juno.marsh.example'),
        social('textmessage', '+44 20 7946 0177'),
      ],
    ),
  ],
}
