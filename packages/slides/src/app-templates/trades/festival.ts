import { defineAppTemplate } from '../define-app-template.ts'
import { cards, cover, letter, list, scene } from '../layouts.ts'
import { action, common, label, note, row, street, wayHere, words } from '../parts.ts'

export const festival = defineAppTemplate({
  id: 'festival',
  words: ['event', 'fair', 'party', 'conference', 'line-up', 'concert'],
  looks: ['market-day', 'encore', 'sorbet', 'playbill', 'glasshouse'],
  drawing: 'festival',
  slides: [
    ['welcome', cover('festival', 'Music, food and friends in one place.', action('Get tickets'))],
    [
      'news',
      scene('long-table', 'What awaits you', [
        words('Come for one thing, stay for the rest.'),
        common('Music', 'From the first chord to the encore', 16),
        common('Food and drink', 'Something for every hunger'),
        common('People', 'Old friends, and some you do not know yet'),
      ]),
    ],
    [
      'questions',
      cards('Pack this', 'And leave the rest at home.', [
        note('Good shoes', 'You will walk more than you think'),
        note('Something for the rain', 'Nobody can book the sky'),
        note('Ear protection', 'Above all for small ears'),
        note('Somebody', 'It is better with two'),
      ]),
    ],
    [
      'find',
      scene(
        'street-map',
        'How to get there',
        [
          words('Leave early, arrive relaxed.'),
          common('By train or bus', 'The easy way, there and back', 16),
          common('By bike', 'Bring a good lock'),
          common('By car', 'Fill the seats before you leave'),
          street('The place, its street, which gate.'),
        ],
        [wayHere()],
      ),
    ],
    ['letter', letter('Stay in the know', 'The programme and the news, before everybody else.', 'Tell me')],
    [
      'today',
      list('Who is coming', [
        words('And who plays when.'),
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
          words('Early birds stand in front.'),
          row('Both days\t48', 'With a place for your tent', 16),
          row('One day\t28', 'From noon to midnight'),
          row('Children\tfree', 'Up to twelve, with ear protection'),
        ],
        [action('Get tickets')],
      ),
    ],
  ],
})
