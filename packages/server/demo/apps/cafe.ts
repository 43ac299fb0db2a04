import type { DemoApp } from '../demo-app.ts'
import { palettes } from '../scenes/palette.ts'
import { action, pictureGround, reviewForm, rising, slide, social, text } from './pieces.ts'

const { cafe: red, cafePaper: paper, cafeMorning: sage } = palettes
const display = { fontFamily: 'young-serif', fontWeight: 400, letterSpacing: -0.03, lineHeight: 0.98 } as const
const shape = { radius: 28, font: 'figtree' } as const

const dish = (words: string, detail: string, spacing = 12) =>
  text(words, { fontFamily: 'young-serif', fontWeight: 400, textSize: 21, textColor: paper.ink, spacing }, detail)

const section = (words: string, spacing: number) =>
  text(words, { textSize: 14, fontWeight: 700, letterSpacing: 0, textColor: '#B8321C', spacing })

const hours = (words: string) =>
  text(words, {
    textSize: 19,
    fontWeight: 600,
    letterSpacing: 0,
    textColor: sage.ink,
    spacing: 12,
    leader: 'NONE',
    hasRule: true,
  })

export const cafe: DemoApp = {
  path: 'ofelia',
  name: 'Ofelia',
  description: 'A corner café: today’s menu, opening hours and the way there.',
  category: 'Food and drink',
  slides: [
    slide(
      'Welcome',
      {
        anchor: 'FOOT',
        theme: { ...shape, ink: red.ink, accent: red.accent, onAccent: red.onAccent },
        backgroundMedia: pictureGround('cafe-cover.webp', { color: '#A52A15', focus: 58, overlay: rising('#A52A15') }),
      },
      [
        text('Ofelia', { ...display, textSize: 98, lineHeight: 0.86, textColor: red.ink }),
        text('Coffee, butter and the good window seat. Open until five.', {
          textSize: 19,
          fontWeight: 400,
          lineHeight: 1.38,
          textColor: red.ink,
          spacing: 18,
        }),
        action('Order for pick-up', 'https://example.com/ofelia/order'),
      ],
    ),
    slide(
      'Today',
      {
        anchor: 'TOP',
        footCount: 1,
        theme: { ...shape, ink: paper.ink, accent: paper.accent, onAccent: paper.onAccent },
        backgroundMedia: pictureGround('cafe-menu.webp', { color: paper.ground, focus: 100 }),
      },
      [
        text('Today', { ...display, textSize: 56, textColor: paper.ink, spacing: 0 }),
        section('From the oven', 18),
        dish('Morning croissant\t3.20', 'Twenty-seven layers, salted butter', 8),
        dish('Cardamom knot\t3.80', 'Warm until eleven'),
        dish('Leek & gruyère tart\t6.50', 'With leaves and mustard'),
        section('From the bar', 20),
        dish('Flat white\t3.60', 'House roast, cocoa and plum', 8),
        dish('Filter of the week\t3.90', 'Kirinyaga, washed, very bright'),
        dish('Iced rhubarb tonic\t4.20', 'No coffee, all the colour'),
        text('Oat milk is on the house.\nAllergies? Just say.', {
          textSize: 15,
          fontWeight: 500,
          letterSpacing: 0,
          lineHeight: 1.4,
          textColor: paper.ink,
          spacing: 16,
        }),
      ],
    ),
    slide(
      'Hours',
      {
        anchor: 'TOP',
        theme: { ...shape, ink: sage.ink, accent: sage.accent, onAccent: sage.onAccent },
        backgroundMedia: pictureGround('cafe-hours.webp', { color: sage.ground, focus: 100 }),
      },
      [
        text('Early birds\nget the knot', { ...display, textSize: 50, textColor: sage.ink, spacing: 0 }),
        hours('Monday to Friday\t7.00 to 17.00'),
        hours('Saturday\t8.00 to 17.00'),
        hours('Sunday\t9.00 to 14.00'),
      ],
    ),
    slide(
      'Tell us',
      {
        anchor: 'FOOT',
        theme: { ...shape, ink: red.ink, accent: red.accent, onAccent: red.onAccent },
        backgroundMedia: { type: 'COLOR', color: '#A52A15' },
      },
      [
        text('Say it\nlike it is', { ...display, textSize: 50, textColor: red.ink, spacing: 0 }),
        reviewForm({
          prompt: 'How was it today?',
          textLabel: 'What should we bake more often?',
          asksPhoto: 'OPTIONAL',
          thankYou: 'Thank you. The oven heard you.',
          reviewCount: 3,
          metadata: { starColor: '#FFC46B', spacing: 20 },
        }),
      ],
    ),
    slide(
      'Find us',
      {
        anchor: 'FOOT',
        sheetColor: paper.ground,
        theme: {
          ...shape,
          ink: paper.ink,
          accent: paper.accent,
          onAccent: paper.onAccent,
          pill: '#F3E2C8',
          onPill: paper.ink,
        },
        backgroundMedia: pictureGround('cafe-map.webp', { color: paper.propA, focus: 22 }),
      },
      [
        text('Corner of Lind and Fourth', { ...display, textSize: 36, textColor: paper.ink }),
        text('Two minutes from the park gate. Dogs get a biscuit.', {
          textSize: 17,
          fontWeight: 400,
          lineHeight: 1.4,
          textColor: paper.ink,
          spacing: 12,
        }),
        action('Show me the way', 'https://example.com/ofelia/map', 20),
        social('instagram', 'ofelia.example'),
        social('phonecall', '+44 20 7946 0142'),
      ],
    ),
  ],
}
