import { defineTemplate } from './define-template.ts'
import { action, ask, slot, social, stock } from './pieces.ts'

const INK = '#F5EDFF'

export const release = defineTemplate({
  id: 'release',
  category: 'SHOW',
  words: ['song', 'album', 'single', 'band', 'listen', 'stream', 'artist'],
  look: {
    anchor: 'TOP',
    footCount: 6,
    theme: { ink: INK, accent: '#FFB36B', onAccent: '#1B0B33', pill: '#2A1659', onPill: INK, radius: 14 },
    backgroundMedia: stock('violet-rings', 30),
  },
  widgets: [
    slot('The sleeve', { width: 78, ratio: 'SQUARE', borderRadius: 8, spacing: 18 }),
    ask('Title of\nthe song', {
      fontFamily: 'syne',
      fontWeight: 800,
      textSize: 46,
      lineHeight: 1,
      letterSpacing: -0.02,
      fitLines: true,
      textColor: INK,
      spacing: 20,
    }),
    ask('Who plays. Out now, or from when.', {
      fontFamily: 'dm-mono',
      fontWeight: 400,
      textSize: 15,
      letterSpacing: -0.02,
      textColor: '#D6C8F5',
      spacing: 12,
    }),
    action('Listen', 20),
    social('spotify'),
    social('soundcloud'),
    social('youtube'),
  ],
})
