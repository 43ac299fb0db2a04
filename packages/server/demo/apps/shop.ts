import type { DemoApp } from '../demo-app.ts'
import { palettes } from '../scenes/palette.ts'
import { action, pictureGround, slide, social, text, video } from './pieces.ts'

const { shop: clay, shopKiln: fire } = palettes
const display = { fontFamily: 'fraunces', fontWeight: 300, letterSpacing: -0.035, lineHeight: 0.98 } as const
const body = {
  fontFamily: 'instrument-sans',
  fontWeight: 400,
  textSize: 17,
  letterSpacing: 0,
  lineHeight: 1.42,
} as const
const shape = { radius: 4, font: 'instrument-sans' } as const
const clayTheme = { ...shape, ink: clay.ink, accent: clay.accent, onAccent: clay.onAccent }

export const shop: DemoApp = {
  path: 'tern-and-tide',
  name: 'Tern & Tide',
  description: 'A potter’s shop by the sea: new glazes, one good cup, the next firing.',
  category: 'Shops',
  slides: [
    slide(
      'Pots',
      {
        anchor: 'TOP',
        footCount: 1,
        theme: clayTheme,
        backgroundMedia: pictureGround('shop-cover.webp', { color: clay.ground, focus: 75 }),
      },
      [
        text('Pots for slow mornings', { ...display, textSize: 56, textColor: clay.ink, spacing: 0 }),
        action('Visit the workshop', 'https://example.com/tern-and-tide/visit'),
      ],
    ),
    slide(
      'Glazes',
      {
        anchor: 'TOP',
        theme: clayTheme,
        backgroundMedia: pictureGround('shop-glazes.webp', { color: clay.ground, focus: 85 }),
      },
      [
        text('Six glazes,\none beach', { ...display, textSize: 50, textColor: clay.ink, spacing: 0 }),
        text('Kelp ash, sand and patience. Sea, mint, papaya, lilac, cloud and dandelion; no two come out alike.', {
          ...body,
          textColor: '#4A3D33',
          spacing: 14,
        }),
      ],
    ),
    slide(
      'Morning cup',
      {
        anchor: 'FOOT',
        theme: clayTheme,
        backgroundMedia: pictureGround('shop-mug.webp', { color: '#F4EFE7', focus: 46 }),
      },
      [
        text('Morning cup', { ...display, textSize: 48, textColor: clay.ink }),
        text(
          'Stoneware, 280 ml\t€34',
          { ...body, fontWeight: 600, textColor: clay.ink, spacing: 14 },
          'Thrown by hand in Skagen. It fits both hands and most dishwashers.',
        ),
        action('Buy the cup', 'https://example.com/tern-and-tide/morning-cup', 20),
      ],
    ),
    slide(
      'The kiln',
      {
        anchor: 'FOOT',
        theme: {
          ...shape,
          ink: fire.ink,
          accent: fire.accent,
          onAccent: fire.onAccent,
          pill: '#3A2219',
          onPill: fire.ink,
        },
        backgroundMedia: { type: 'COLOR', color: fire.ground },
      },
      [
        video('shop-kiln.mp4', { fullscreen: true }),
        text('The kiln opens\non 3 May', { ...display, textSize: 45, textColor: fire.ink }),
        text('Forty cups, eleven vases, first come.', {
          ...body,
          textColor: '#EBD5C0',
          spacing: 12,
        }),
        action('Keep me one', 'kiln@example.org'),
        social('instagram', 'tern.and.tide.example'),
        social('phonecall', '+1 202 555 0143'),
      ],
    ),
  ],
}
