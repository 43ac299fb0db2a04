import { defineAppTemplate } from '../define-app-template.ts'
import { cover, list, reviews, scene } from '../layouts.ts'
import { action, hour, label, row, second, street, wayHere, words } from '../parts.ts'

export const restaurant = defineAppTemplate({
  id: 'restaurant',
  words: ['food', 'dinner', 'lunch', 'menu', 'kitchen', 'bistro'],
  looks: ['brass', 'clay', 'herbarium', 'lagoon', 'canal'],
  drawing: 'fish-plate',
  slides: [
    ['welcome', cover('fish-plate', 'The market decides in the morning. We cook it at night.', action('Book a table'))],
    [
      'menu',
      list('Tonight', [
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
      'today',
      scene('soup-pot', 'Lunch of the day', [
        words('One pot, one price, until it is finished.'),
        hour('Tue\tWhat simmers', 'Price', 18),
        hour('Wed\tWhat simmers', 'Price'),
        hour('Thu\tWhat simmers', 'Price'),
      ]),
    ],
    [
      'book',
      list(
        'Keep us a table',
        [
          words('Tell us how many you are and what you cannot eat. We do the rest.'),
          row('Lunch\t12 to 14.30', 'Tuesday to Friday', 24),
          row('Dinner\t18 to 22', 'Tuesday to Saturday'),
          row('Large tables\tfrom 8', 'A day ahead, please'),
        ],
        [action('Book a table'), second('Call us', 'phonecall')],
      ),
    ],
    [
      'find',
      scene(
        'street-map',
        'Come hungry',
        [street('Street and number. Where to park, which tram stops here.')],
        [wayHere()],
      ),
    ],
    ['reviews', reviews('Was it good?', 'Tell us before you tell anybody else.', 'Your evening')],
  ],
})
