import type { DemoApp } from '../demo-app.ts'
import { palettes } from '../scenes/palette.ts'
import { action, image, pictureGround, rising, slide, social, text } from './pieces.ts'

const { music } = palettes
const display = {
  fontFamily: 'syne',
  fontWeight: 800,
  letterSpacing: -0.045,
  lineHeight: 0.96,
  textColor: music.ink,
} as const
const quiet = { fontFamily: 'dm-mono', fontWeight: 500, letterSpacing: 0, textColor: '#E4D7F7' } as const
const theme = {
  radius: 14,
  font: 'figtree',
  ink: music.ink,
  accent: music.accent,
  onAccent: music.onAccent,
  pill: '#2C2056',
  onPill: music.ink,
} as const

const track = (words: string, textColor: string = music.ink) =>
  text(words, {
    textSize: 18,
    fontWeight: 600,
    letterSpacing: 0,
    textColor,
    spacing: 11,
    leader: 'NONE',
    hasRule: true,
  })

const date = (words: string, detail: string) =>
  text(
    words,
    {
      textSize: 22,
      fontFamily: 'syne',
      fontWeight: 700,
      letterSpacing: -0.02,
      textColor: music.ink,
      spacing: 13,
      leader: 'NONE',
      hasRule: true,
    },
    detail,
  )

export const musician: DemoApp = {
  path: 'vela-noor',
  name: 'Vela Noor',
  description: 'A singer’s new EP: the songs, the dates and where to listen.',
  category: 'Music',
  slides: [
    slide(
      'Night Ferry',
      {
        anchor: 'FOOT',
        theme,
        backgroundMedia: pictureGround('music-night-ferry.mp4', {
          color: music.shade,
          focus: 100,
          overlay: rising(music.shade, 96),
        }),
      },
      [
        text('Night\nFerry', { ...display, textSize: 74 }),
        text('Vela Noor. New EP, out now.', { ...quiet, textSize: 14, lineHeight: 1.4, spacing: 18 }),
        action('Listen to the crossing', 'https://example.com/night-ferry'),
      ],
    ),
    slide(
      'Songs',
      {
        anchor: 'FOOT',
        theme,
        backgroundMedia: { type: 'GRADIENT', color: '#2A1258', gradientTo: music.ground, gradientAngle: 180 },
      },
      [
        image('music-sleeve.webp', 'The cover of Night Ferry: a low moon with rings, a ship in front of it.', {
          width: 100,
          borderRadius: 20,
          spacing: 0,
        }),
        text('Recorded on the 23:40 to Halden', { ...quiet, textSize: 13, spacing: 12 }),
        track('Harbour Lights\t3:41'),
        track('Night Ferry\t4:12', music.accent),
        track('Salt on the Glass\t2:58'),
        track('Captain, Slow Down\t5:06'),
      ],
    ),
    slide(
      'Dates',
      {
        anchor: 'TOP',
        theme,
        backgroundMedia: pictureGround('music-dates.webp', { color: music.ground, focus: 100 }),
      },
      [
        text('Ports of call', { ...display, textSize: 56, fitLines: true, spacing: 0 }),
        date('Halden\t9 May', 'The old customs house, doors at eight'),
        date('Skagen\t16 May', 'Lighthouse yard, bring a coat'),
        date('Malmö\t23 May', 'Dock seven, with string quartet'),
        action('Get a ticket', 'https://example.com/vela-noor/dates', 16),
      ],
    ),
    slide(
      'Listen',
      {
        anchor: 'FOOT',
        theme,
        backgroundMedia: pictureGround('music-close.webp', { color: music.ground, overlay: rising(music.ground, 92) }),
      },
      [
        text('See you\non deck.', { ...display, textSize: 52, lineHeight: 1, fitLines: true }),
        text('Four songs, one crossing. Keep them where you listen.', {
          textSize: 17,
          fontWeight: 400,
          lineHeight: 1.42,
          textColor: '#E4D7F7',
          spacing: 14,
        }),
        social('spotify', 'vela.noor.example', 'Spotify'),
        social('soundcloud', 'vela-noor-example', 'Demos'),
        social('youtube', 'velanoor.example'),
        social('instagram', 'velanoor.example'),
        action('Write to Vela', 'vela@example.org', 10),
      ],
    ),
  ],
}
