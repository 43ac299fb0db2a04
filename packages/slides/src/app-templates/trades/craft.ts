import { defineAppTemplate } from '../define-app-template.ts'
import { cover, letter, list, scene } from '../layouts.ts'
import { action, half, own, row, words, ownStep } from '../parts.ts'

export const craft = defineAppTemplate({
  id: 'craft',
  words: ['handmade', 'ceramics', 'pottery', 'wood', 'workshop', 'jewellery'],
  looks: ['herbarium', 'clay', 'ledger', 'mist', 'lagoon'],
  drawing: 'pottery',
  slides: [
    ['welcome', cover('pottery', 'Made by hand, a few at a time.', action('See what is ready'))],
    [
      'pictures',
      list('Ready to go', [
        half('First piece', 'PORTRAIT', 22),
        half('Second piece', 'PORTRAIT', 22),
        half('Third piece', 'PORTRAIT'),
        half('Fourth piece', 'PORTRAIT'),
        own('Sizes, prices, and what makes each one different.', 16),
      ]),
    ],
    [
      'how',
      scene('brush-jar', 'How it is made', [
        ownStep('1\tYour first step', 'What happens to the raw material', 22),
        ownStep('2\tYour second step', 'What takes the time'),
        ownStep('3\tYour third step', 'How one knows that it is done'),
      ]),
    ],
    [
      'prices',
      list(
        'Made for you',
        [
          words('Tell me what it is for. I draw it before I make it.'),
          row('A single piece\tfrom 60', 'Three weeks', 22),
          row('A set\tfrom 180', 'Six weeks'),
          row('A mended one\tfrom 25', 'Often better than before'),
        ],
        [action('Write to me', 'email')],
      ),
    ],
    ['letter', letter('The kiln is open', 'A note when new pieces are ready. Four times a year.', 'Let me know')],
  ],
})
