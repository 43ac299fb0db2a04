import { defineTemplate } from './define-template.ts'
import { action, ask, social, stock, text } from './pieces.ts'

const INK = '#EAF6FF'

export const contact = defineTemplate({
  id: 'contact',
  category: 'LINKS',
  words: ['phone', 'mail', 'message', 'hello', 'reach', 'blue', 'dark'],
  look: {
    anchor: 'FOOT',
    theme: { ink: INK, accent: '#8FE3FF', onAccent: '#06223F', pill: '#0F3A63', onPill: INK, radius: 18 },
    backgroundMedia: stock('deep-ocean', 0),
  },
  widgets: [
    text('Say\nhello', {
      fontFamily: 'syne',
      fontWeight: 800,
      textSize: 84,
      lineHeight: 0.92,
      letterSpacing: -0.04,
      textColor: INK,
      spacing: 0,
    }),
    ask('When you answer, and how fast.', {
      textSize: 18,
      fontWeight: 400,
      lineHeight: 1.45,
      letterSpacing: 0,
      textColor: INK,
      spacing: 18,
    }),
    action('Write to us', 26),
    social('phonecall'),
    social('textmessage'),
    social('email'),
    social('instagram'),
  ],
})
