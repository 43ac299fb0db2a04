import { defineAppTemplate } from '../define-app-template.ts'
import { cover, letter, list, scene } from '../layouts.ts'
import { action, half, openingHours, own, row, second, street, wayHere, wide } from '../parts.ts'

export const shop = defineAppTemplate({
  id: 'shop',
  words: ['store', 'boutique', 'plants', 'books', 'gifts', 'concept store'],
  looks: ['glasshouse', 'herbarium', 'market-day', 'shutters', 'sorbet'],
  drawing: 'shop-window',
  slides: [
    ['welcome', cover('shop-window', 'Chosen one by one, by people who use it themselves.', action('See the shop'))],
    [
      'news',
      list('New this week', [
        wide('The best of it'),
        half('Second piece', 'PORTRAIT'),
        half('Third piece', 'PORTRAIT'),
        own('What arrived, and from whom.', 16),
      ]),
    ],
    [
      'prices',
      scene('shopping-bag', 'Good to take along', [
        row('First favourite\t18', 'Why people come back for it', 16),
        row('Second favourite\t32', 'What it is made of'),
        row('A small present\t9', 'Wrapped in a minute'),
      ]),
    ],
    [
      'find',
      scene(
        'street-map',
        'Come by',
        [
          street('Street and number, and the colour of the door.'),
          ...openingHours('Monday to Friday\t10 to 18.30', 'Saturday\t10 to 17'),
        ],
        [wayHere(), second('Ask us', 'textmessage')],
      ),
    ],
    [
      'letter',
      letter('One letter a month', 'What is new, what is nearly gone, what is worth the wait.', 'Send it to me'),
    ],
  ],
})
