import { defineAppTemplate } from '../define-app-template.ts'
import { cards, cover, list, reviews, scene } from '../layouts.ts'
import { action, common, label, note, openingHours, row, second, street, wayHere, words } from '../parts.ts'

export const restaurant = defineAppTemplate({
  id: 'restaurant',
  words: ['food', 'dinner', 'lunch', 'menu', 'kitchen', 'bistro'],
  looks: ['brass', 'clay', 'herbarium', 'lagoon', 'canal'],
  drawing: 'fish-plate',
  slides: [
    ['welcome', cover('fish-plate', 'We cook what the market has. You stay for dessert.', action('Book a table'))],
    [
      'menu',
      scene('soup-pot', 'From the kitchen', [
        words('A short menu that changes often.'),
        common('To begin', 'Something small, made for sharing', 16),
        common('The main thing', 'From the sea, the pasture, the garden'),
        common('To finish', 'There is always room for it'),
        row('What you are known for\t24', 'What comes with it'),
      ]),
    ],
    [
      'questions',
      cards('Good to know', 'Tell us, and we see to it.', [
        note('Something you cannot eat?', 'Say so. We cook around it'),
        note('A large table?', 'Let us know ahead'),
        note('A birthday?', 'We bring the candle'),
        note('Running late?', 'Call us, and we hold your table'),
      ]),
    ],
    [
      'today',
      scene('vegetable-crate', 'Through the year', [
        common('Spring', 'Peas, herbs, the first asparagus', 16),
        common('Summer', 'Tomatoes, berries, dinner outside'),
        common('Autumn', 'Mushrooms, squash, new wine'),
        common('Winter', 'What simmers for hours'),
      ]),
    ],
    ['reviews', reviews('Was it good?', 'Tell us before you tell anybody else.', 'Your evening')],
    [
      'prices',
      list('Tonight', [
        words('What there is, and what it costs.'),
        label('To begin', 16),
        row('First starter\t9', 'What is in it', 8),
        row('Second starter\t11', 'What is in it'),
        label('Then'),
        row('The fish\t24', 'What comes with it', 8),
        row('The roast\t26', 'What comes with it'),
        row('From the garden\t19', 'Without meat, without regret'),
      ]),
    ],
    [
      'find',
      scene(
        'street-map',
        'Come hungry',
        [
          words('We set the table for you.'),
          street('Street and number. Where to park, which tram stops here.'),
          ...openingHours('Lunch\t12 to 14.30', 'Dinner\t18 to 22'),
        ],
        [wayHere(), second('Call us', 'phonecall')],
      ),
    ],
  ],
})
