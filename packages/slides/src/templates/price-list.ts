import { defineTemplate } from './define-template.ts'
import { action, ask, stock, text } from './pieces.ts'

const INK = '#F2F0EA'
const row = (spacing: number) =>
  ask(
    'What it is\t00',
    { fontFamily: 'dm-mono', fontWeight: 400, textSize: 18, letterSpacing: -0.02, textColor: INK, spacing },
    'How long it takes, what is included',
  )

export const priceList = defineTemplate({
  id: 'price-list',
  category: 'SHOP',
  words: ['prices', 'services', 'salon', 'barber', 'studio', 'dark', 'chalk'],
  look: {
    anchor: 'TOP',
    footCount: 1,
    theme: { ink: INK, accent: '#FFD166', onAccent: '#24292F', radius: 6, font: 'familjen-grotesk' },
    backgroundMedia: stock('slate-board'),
  },
  widgets: [
    text('Prices', {
      fontFamily: 'familjen-grotesk',
      fontWeight: 700,
      textSize: 60,
      letterSpacing: -0.04,
      lineHeight: 1,
      textColor: '#FFD166',
      spacing: 0,
    }),
    row(24),
    row(16),
    row(16),
    row(16),
    row(16),
    action('Book a time'),
  ],
})
