import { defineAppTemplate } from '../define-app-template.ts'
import { cards, cover, reviews, scene } from '../layouts.ts'
import { action, common, note, row, second, words } from '../parts.ts'

export const holidayFlat = defineAppTemplate({
  id: 'holiday-flat',
  words: ['apartment', 'rental', 'host', 'guest', 'house', 'bed and breakfast'],
  looks: ['shutters', 'lagoon', 'sorbet', 'mist', 'postcard'],
  drawing: 'sea-window',
  slides: [
    ['welcome', cover('sea-window', 'Welcome. Put the bags down first.', action('Write to us', 'textmessage'))],
    [
      'today',
      scene('soup-pot', 'The first evening', [
        words('You have arrived. All else can wait.'),
        common('Open the windows', 'Let the evening in', 16),
        common('Find the kettle', 'The suitcases can wait'),
        common('Take a short walk', 'You will soon know your way around'),
      ]),
    ],
    [
      'how',
      cards('Make yourself at home', 'Only a few things to know.', [
        note('Going out?', 'Windows shut, lights off'),
        note('At night', 'The neighbours sleep here, too'),
        note('Something broke?', 'Tell us. Nobody is cross'),
        note('Something missing?', 'Look in the cupboards, then write'),
      ]),
    ],
    [
      'leaving',
      scene(
        'house-key',
        'Leaving day',
        [
          words('Leave it as you would like to find it.'),
          common('Doors and shutters shut', '', 16),
          common('Towels in the bath'),
          common('Rubbish taken down'),
          common('Nothing left in the fridge'),
        ],
        [action('Write to us', 'textmessage'), second('Stay again')],
      ),
    ],
    ['reviews', reviews('Slept well?', 'What would you tell a friend who comes next?', 'Your stay')],
    [
      'home',
      scene('wifi', 'Wi-Fi and the door', [
        words('So that you are online before the kettle boils.'),
        row('Network\tName of the Wi-Fi', '', 16),
        row('Password\tits password'),
        row('Street door\tcode or key'),
        row('Heating\twhere the switch is'),
        row('If it fails\twhose number'),
      ]),
    ],
    [
      'find',
      scene('street-map', 'Where we eat', [
        words('All of it within a walk.'),
        row('1. The bakery\t3 min', 'Warm bread from seven', 16),
        row('2. The good table\t6 min', 'What to order; book ahead'),
        row('3. The evening\t4 min', 'Sunset, feet in the sand'),
        row('4. The shop\t5 min', 'Open late, has everything'),
      ]),
    ],
  ],
})
