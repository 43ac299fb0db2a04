import { defineAppTemplate } from '../define-app-template.ts'
import { cards, cover, letter, list, poster, scene } from '../layouts.ts'
import { action, common, half, note, openingHours, own, row, second, street, wayHere, wide, words } from '../parts.ts'

export const shop = defineAppTemplate({
  id: 'shop',
  words: ['store', 'boutique', 'plants', 'books', 'gifts', 'concept store'],
  looks: ['glasshouse', 'herbarium', 'market-day', 'shutters', 'sorbet'],
  drawing: 'shop-window',
  slides: [
    ['welcome', cover('shop-window', 'Chosen one by one, by people who use it themselves.', action('See the shop'))],
    [
      'news',
      scene('shopping-bag', 'On the shelves', [
        words('Come in and take it in your hands.'),
        common('Small presents', 'For somebody, or for yourself', 16),
        common('Things that last', 'Well made, and a pleasure to use'),
        common('Something new', 'Worth another look'),
        row('What you are known for\t18', 'Why people come back for it'),
      ]),
    ],
    [
      'questions',
      cards('We help you choose', 'That is why we stand here.', [
        note('A present?', 'Tell us who it is for'),
        note('Not on the shelf?', 'Ask. Much can be ordered'),
        note('Not quite right?', 'Come back and talk to us'),
      ]),
    ],
    ['about', poster('plant-pot', 'Small on purpose', 'A few shelves, well chosen. Come in and touch everything.')],
    [
      'letter',
      letter('A letter now and then', 'What is new, what is nearly gone, what is worth the wait.', 'Send it to me'),
    ],
    [
      'pictures',
      list('New this week', [
        words('Straight out of the box.'),
        wide('The best of it'),
        half('Second piece', 'PORTRAIT'),
        half('Third piece', 'PORTRAIT'),
        own('What arrived, from whom, and what it costs.', 16),
      ]),
    ],
    [
      'find',
      scene(
        'street-map',
        'Come by',
        [
          words('Looking around costs nothing.'),
          street('Street and number, and the colour of the door.'),
          ...openingHours('Monday to Friday\t10 to 18.30', 'Saturday\t10 to 17'),
        ],
        [wayHere(), second('Ask us', 'textmessage')],
      ),
    ],
  ],
})
