import { defineAppTemplate } from '../define-app-template.ts'
import { cards, cover, letter, list, scene } from '../layouts.ts'
import { action, common, half, own, row, step, words } from '../parts.ts'

export const craft = defineAppTemplate({
  id: 'craft',
  words: ['handmade', 'ceramics', 'pottery', 'wood', 'workshop', 'jewellery'],
  looks: ['herbarium', 'clay', 'ledger', 'mist', 'lagoon'],
  drawing: 'pottery',
  slides: [
    ['welcome', cover('pottery', 'Made by hand, a few at a time.', action('See what is ready'))],
    [
      'how',
      scene('brush-jar', 'How it is made', [
        words('The hands know the way.'),
        common('Slowly', 'Each piece takes the time it takes', 16),
        common('By hand', 'No two of them are the same'),
        common('To be used', 'Every day, not only on Sundays'),
      ]),
    ],
    [
      'services',
      cards('Made for you', 'Tell me what it is for.', [
        step('1\tYou describe it', 'A size, a colour, a place to stand'),
        step('2\tI draw it', 'You see it before I begin'),
        step('3\tI make it', 'And write when it is ready'),
        action('Write to me', 'email'),
      ]),
    ],
    [
      'questions',
      scene('shopping-bag', 'Good to know', [
        words('Ask me anything else, too.'),
        common('A present?', 'I wrap it, ready to give', 16),
        common('Something broke?', 'Ask me. Much can be mended'),
        common('Nothing that fits?', 'Then I make one that does'),
      ]),
    ],
    ['letter', letter('New pieces', 'A note when something new is ready, and nothing else.', 'Let me know')],
    [
      'pictures',
      list('Ready to go', [
        words('Each of them once.'),
        half('First piece', 'PORTRAIT', 22),
        half('Second piece', 'PORTRAIT', 22),
        half('Third piece', 'PORTRAIT'),
        half('Fourth piece', 'PORTRAIT'),
        own('Sizes, prices, and what makes each one different.', 16),
      ]),
    ],
    [
      'prices',
      scene('tiles', 'What it costs', [
        words('You know the price before I begin.'),
        row('A single piece\tfrom 60', 'Three weeks', 16),
        row('A set\tfrom 180', 'Six weeks'),
        row('A mended one\tfrom 25', 'Often better than before'),
        own('How to order, and when you pay.', 18),
      ]),
    ],
  ],
})
