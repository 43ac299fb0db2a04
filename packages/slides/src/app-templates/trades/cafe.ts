import { defineAppTemplate } from '../define-app-template.ts'
import { cards, cover, list, reviews, scene } from '../layouts.ts'
import { action, common, label, note, openingHours, row, second, street, wayHere, words } from '../parts.ts'

export const cafe = defineAppTemplate({
  id: 'cafe',
  words: ['coffee', 'tea', 'bakery', 'cake', 'breakfast'],
  looks: ['clay', 'postcard', 'pistachio', 'herbarium', 'dusk'],
  drawing: 'coffee-cup',
  slides: [
    ['welcome', cover('coffee-cup', 'Good coffee, something sweet, and a table to stay at.', action('Order ahead'))],
    [
      'menu',
      scene('pastries', 'On the counter', [
        words('Made fresh, one cup after the other.'),
        common('Espresso, flat white, filter', 'With the milk you like', 16),
        common('Tea by the pot', 'Black, green or herbal'),
        common('Cakes of the day', 'When the tray is empty, it is empty'),
        row('Your speciality\t4.20', 'What people come back for'),
      ]),
    ],
    [
      'today',
      cards('Stay a while', 'One cup is reason enough.', [
        note('By yourself', 'A book, a window, no hurry'),
        note('With friends', 'Push two tables together'),
        note('At work', 'Quiet corners, strong coffee'),
        note('On your way', 'Everything travels well'),
      ]),
    ],
    [
      'questions',
      scene(
        'cake',
        'Just ask',
        [
          words('We are happy to help.'),
          common('A cake for a birthday?', 'Tell us a few days ahead', 16),
          common('Something you cannot eat?', 'We know what is in everything'),
          common('A table for many?', 'Write first, and we make room'),
        ],
        [action('Write to us', 'email')],
      ),
    ],
    ['reviews', reviews('How was your cup?', 'We read every word.', 'Your visit')],
    [
      'prices',
      list('What it costs', [
        words('All of it, from the first espresso to the last bun.'),
        label('To drink', 16),
        row('Flat white\t3.60', 'Double shot, any milk', 8),
        row('Filter of the week\t3.20', 'Ask where it grew'),
        row('Pot of tea\t4.00', 'For one, or nearly two'),
        label('To eat'),
        row('Cinnamon bun\t3.40', 'Warm until ten', 8),
        row('Toast, butter, jam\t5.50', 'Bread from this morning'),
      ]),
    ],
    [
      'find',
      scene(
        'street-map',
        'Where we are',
        [
          words('Follow the smell of coffee.'),
          street('Street and number, and what one sees from outside.'),
          ...openingHours('Mon to Fri\t7.30 to 17.00', 'Sat and Sun\t9.00 to 16.00'),
        ],
        [wayHere(), second('Call us', 'phonecall')],
      ),
    ],
  ],
})
