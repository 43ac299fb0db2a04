import { defineAppTemplate } from '../define-app-template.ts'
import { cover, letter, list, scene } from '../layouts.ts'
import { action, hour, label, row, wayHere } from '../parts.ts'

export const festival = defineAppTemplate({
  id: 'festival',
  words: ['event', 'fair', 'party', 'conference', 'line-up', 'concert'],
  looks: ['market-day', 'encore', 'sorbet', 'playbill', 'glasshouse'],
  drawing: 'festival',
  slides: [
    ['welcome', cover('festival', 'Two days, three stages, one meadow.', action('Get tickets'))],
    [
      'today',
      list('Who is coming', [
        label('Friday', 16),
        row('The one on the poster\t22.00', 'Main stage', 8),
        row('Second name\t20.30', 'Main stage'),
        row('Third name\t19.00', 'Garden'),
        label('Saturday'),
        row('The one on the poster\t22.30', 'Main stage', 8),
        row('Second name\t21.00', 'Garden'),
      ]),
    ],
    [
      'tickets',
      scene(
        'bunting',
        'Come in',
        [
          row('Both days\t48', 'With a place for your tent', 16),
          row('One day\t28', 'From noon to midnight'),
          row('Children\tfree', 'Up to twelve, with ear protection'),
        ],
        [action('Get tickets')],
      ),
    ],
    [
      'find',
      scene(
        'street-map',
        'How to get there',
        [
          hour('Train\tWhich station', 'A shuttle every half hour', 16),
          hour('Bike\tWhich path', 'Watched parking at the gate'),
          hour('Car\tWhich exit', 'Full cars park for free'),
        ],
        [wayHere()],
      ),
    ],
    ['letter', letter('See you next year?', 'The date and the first names, before tickets go on sale.', 'Remind me')],
  ],
})
