import { defineTemplate } from './define-template.ts'
import { action, ask, button, slot, social, stock } from './pieces.ts'

const INK = '#33261D'

export const links = defineTemplate({
  id: 'links',
  category: 'LINKS',
  words: ['link in bio', 'profile', 'social', 'creator', 'all links', 'pastel'],
  look: {
    anchor: 'MIDDLE',
    theme: { ink: INK, accent: INK, onAccent: '#FFFAF2', pill: '#FFFFFF', onPill: INK, radius: 28 },
    backgroundMedia: stock('pastel-blobs'),
  },
  widgets: [
    slot('You', { width: 32, ratio: 'SQUARE', borderRadius: 200, spacing: 0 }),
    ask('Your name', {
      fontFamily: 'bricolage-grotesque',
      fontWeight: 800,
      textSize: 34,
      lineHeight: 1.05,
      letterSpacing: -0.03,
      alignText: 'center',
      textColor: INK,
      spacing: 16,
    }),
    ask('What you do, in six words.', {
      textSize: 17,
      fontWeight: 500,
      letterSpacing: 0,
      alignText: 'center',
      textColor: INK,
      spacing: 6,
    }),
    action('My newest thing', 24),
    button('My shop'),
    button('My newsletter'),
    social('instagram'),
    social('youtube'),
    social('twitter'),
    social('email'),
  ],
})
