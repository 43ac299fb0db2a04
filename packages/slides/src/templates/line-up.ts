import { defineTemplate } from './define-template.ts'
import { ask, stock } from './pieces.ts'

const GOLD = '#FFB800'
const display = { fontFamily: 'big-shoulders-display', letterSpacing: 0, leader: 'NONE' } as const
const act = (spacing = 16) =>
  ask(
    'Name of the act\t00.00',
    { ...display, fontWeight: 800, textSize: 27, lineHeight: 1.02, textColor: '#FFFFFF', hasRule: true, spacing },
    'Which stage',
  )

export const lineUp = defineTemplate({
  id: 'line-up',
  category: 'EVENT',
  words: ['festival', 'concert', 'bands', 'programme', 'party', 'night'],
  look: {
    anchor: 'TOP',
    theme: { ink: '#FFFFFF', accent: GOLD, onAccent: '#160B2E', radius: 0, font: 'familjen-grotesk' },
    backgroundMedia: stock('bright-tiles', 0),
  },
  widgets: [
    ask('SATURDAY', {
      ...display,
      fontWeight: 900,
      textSize: 94,
      lineHeight: 0.82,
      letterSpacing: -0.02,
      fitLines: true,
      textColor: GOLD,
      spacing: 0,
    }),
    act(26),
    act(),
    ask(
      'The one act to name\t00.00',
      {
        ...display,
        fontWeight: 900,
        textSize: 30,
        lineHeight: 1,
        textColor: '#160B2E',
        fillColor: '#FF6747',
        padding: 14,
        isBleeding: true,
        spacing: 14,
      },
      'Why nobody should miss it',
    ),
    act(14),
  ],
})
