import { defineTemplate } from './define-template.ts'
import { action, ask, stock } from './pieces.ts'

const INK = '#3B120A'

export const offer = defineTemplate({
  id: 'offer',
  category: 'SHOP',
  words: ['sale', 'discount', 'coupon', 'voucher', 'price', 'summer'],
  look: {
    anchor: 'MIDDLE',
    footCount: 1,
    theme: { ink: INK, accent: '#C23A22', onAccent: '#FFFFFF', radius: 18 },
    backgroundMedia: stock('market-awning', 0),
  },
  widgets: [
    ask('−20 %', {
      fontFamily: 'bricolage-grotesque',
      fontWeight: 800,
      textSize: 112,
      lineHeight: 0.95,
      letterSpacing: -0.05,
      alignText: 'center',
      fitLines: true,
      textColor: '#B3321B',
      spacing: 96,
    }),
    ask('on what, and until when', {
      fontFamily: 'bricolage-grotesque',
      fontWeight: 600,
      textSize: 24,
      alignText: 'center',
      textColor: INK,
      spacing: 6,
    }),
    ask(
      'YOURCODE',
      {
        fontFamily: 'dm-mono',
        fontWeight: 500,
        textSize: 32,
        letterSpacing: 0.08,
        alignText: 'center',
        textColor: INK,
        fillColor: '#FFFFFF',
        borderRadius: 18,
        padding: 20,
        spacing: 30,
      },
      'Show this at the till',
    ),
    action('Order with it'),
  ],
})
