import { PRODUCT } from '@taplet/contract'
import type { DemoApp } from '../demo-app.ts'
import { palettes } from '../scenes/palette.ts'
import { action, pictureGround, rising, slide, social, text, video } from './pieces.ts'

const { taplet: blue, tapletMeadow: meadow, tapletSun: sun } = palettes
const display = {
  fontFamily: 'bricolage-grotesque',
  fontWeight: 800,
  letterSpacing: -0.035,
  lineHeight: 0.96,
  textSize: 52,
} as const
const body = {
  fontFamily: 'figtree',
  fontWeight: 400,
  textSize: 18,
  letterSpacing: 0,
  lineHeight: 1.4,
  spacing: 14,
} as const
const shape = { radius: 16, font: 'figtree' } as const
const blueTheme = { ...shape, ink: blue.ink, accent: blue.accent, onAccent: blue.onAccent }
const sunTheme = { ...shape, ink: sun.ink, accent: sun.accent, onAccent: sun.onAccent }
const NIGHT = '#0E1A2B'

export const taplet: DemoApp = {
  path: 'hello-taplet',
  name: PRODUCT.name,
  description: 'What an instant app is, shown by one.',
  category: 'About us',
  slides: [
    slide(
      'Hello',
      {
        anchor: 'FOOT',
        theme: blueTheme,
        backgroundMedia: pictureGround('taplet-cover.webp', {
          color: blue.ground,
          focus: 50,
          overlay: rising(blue.ground),
        }),
      },
      [
        text('An app you just tap.', { ...display, textColor: blue.ink }),
        text('No store, no download. Scan the code and it is already open.', { ...body, textColor: blue.ink }),
        action('Make one for free', 'page:/signup'),
      ],
    ),
    slide(
      'Slides',
      {
        anchor: 'FOOT',
        theme: blueTheme,
        backgroundMedia: pictureGround('taplet-slides.webp', { color: blue.ground, focus: 30 }),
      },
      [
        text('Stack slides', { ...display, fitLines: true, textColor: blue.ink }),
        text('Words, pictures and film, one thing under the other. It looks right on every phone.', {
          ...body,
          textColor: blue.ink,
        }),
      ],
    ),
    slide(
      'Film',
      { anchor: 'MIDDLE', theme: { ...shape, ink: '#FFFFFF' }, backgroundMedia: { type: 'COLOR', color: NIGHT } },
      [
        video('music-night-ferry.mp4', { width: 72, orientation: 'PORTRAIT', borderRadius: 32, spacing: 0 }),
        text('Let it move', { ...display, textColor: '#FFFFFF', alignText: 'center', spacing: 24 }),
        text('Film plays by itself, quietly.', { ...body, textColor: '#C6D3E6', alignText: 'center', spacing: 8 }),
      ],
    ),
    slide(
      'Code',
      {
        anchor: 'FOOT',
        theme: { ...shape, ink: meadow.ink },
        backgroundMedia: pictureGround('taplet-code.webp', { color: meadow.propA, focus: 46 }),
      },
      [
        text('One code,\nfor good', { ...display, textColor: meadow.ink }),
        text('Change the app whenever you like. Every sticker stays right.', {
          ...body,
          textColor: meadow.ink,
        }),
      ],
    ),
    slide(
      'Numbers',
      {
        anchor: 'FOOT',
        theme: sunTheme,
        backgroundMedia: pictureGround('taplet-numbers.webp', { color: sun.ground, focus: 100 }),
      },
      [
        text('See what holds', { ...display, textColor: sun.ink }),
        text('Which slide they loved, and where they left.', { ...body, textColor: sun.ink }),
      ],
    ),
    slide(
      'Your turn',
      {
        anchor: 'FOOT',
        theme: { ...sunTheme, pill: '#FFC56E', onPill: sun.ink },
        backgroundMedia: pictureGround('taplet-close.webp', { color: sun.ground, focus: 50 }),
      },
      [
        text('Your turn.', { ...display, textSize: 64, textColor: sun.ink }),
        text('One photo, one line, one link. Ten minutes and it is out in the world.', { ...body, textColor: sun.ink }),
        action('Make one for free', 'page:/signup'),
        social('email', 'hello@example.org'),
        social('instagram', 'taplet.example'),
      ],
    ),
  ],
}
