import { defineAppTemplate } from '../define-app-template.ts'
import { cover, list, reviews, scene } from '../layouts.ts'
import { action, label, openingHours, row, second, street, wayHere, words } from '../parts.ts'

export const cafe = defineAppTemplate({
  id: 'cafe',
  words: ['coffee', 'tea', 'bakery', 'cake', 'breakfast'],
  looks: ['clay', 'postcard', 'pistachio', 'herbarium', 'dusk'],
  drawing: 'coffee-cup',
  slides: [
    ['welcome', cover('coffee-cup', 'Coffee, cake and a table by the window.', action('Order ahead'))],
    [
      'menu',
      list('On the counter', [
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
      'today',
      scene('pastries', 'Out of the oven', [
        words('When the tray is empty, it is empty. Before eleven you have the choice.'),
        row('What is baked today\t8.00', '', 18),
        row('What follows\t11.00'),
      ]),
    ],
    [
      'find',
      scene(
        'street-map',
        'Where we are',
        [
          street('Street and number, and what one sees from outside.'),
          ...openingHours('Monday to Friday\t7.30 to 17.00', 'Saturday, Sunday\t9.00 to 16.00'),
        ],
        [wayHere(), second('Call us', 'phonecall')],
      ),
    ],
    ['reviews', reviews('How was your cup?', 'We read every word, the owner first.', 'Your visit')],
  ],
})
