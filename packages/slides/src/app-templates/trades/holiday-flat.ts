import { defineAppTemplate } from '../define-app-template.ts'
import { cover, list, reviews, scene } from '../layouts.ts'
import { action, common, own, row, second, words } from '../parts.ts'

export const holidayFlat = defineAppTemplate({
  id: 'holiday-flat',
  words: ['apartment', 'rental', 'host', 'guest', 'house', 'bed and breakfast'],
  looks: ['shutters', 'lagoon', 'sorbet', 'mist', 'postcard'],
  drawing: 'sea-window',
  slides: [
    ['welcome', cover('sea-window', 'Welcome. Put the bags down first.', action('Write to us', 'textmessage'))],
    [
      'home',
      scene('wifi', 'Wi-Fi and the door', [
        row('Network\tName of the Wi-Fi', '', 16),
        row('Password\tits password'),
        row('Street door\tcode or key'),
        row('If it fails\twhose number'),
      ]),
    ],
    [
      'how',
      list('How things work', [
        common('Heating', '', 22),
        own('Where the switch is, and what is warm enough.', 4),
        common('Hot water', '', 18),
        own('How long it takes, how long it lasts.', 4),
        common('Rubbish', '', 18),
        own('Which bin, which day, which corner.', 4),
      ]),
    ],
    [
      'find',
      scene('street-map', 'Where we eat', [
        row('1. The bakery\t3 min', 'Warm bread from seven', 16),
        row('2. The good table\t6 min', 'What to order; book ahead'),
        row('3. The evening\t4 min', 'Sunset, feet in the sand'),
      ]),
    ],
    [
      'leaving',
      list(
        'Leaving day',
        [
          words('Keys on the table by eleven. The rest is ours.'),
          common('Doors and shutters shut', '', 22),
          common('Towels in the bath'),
          common('Rubbish taken down'),
          common('Nothing left in the fridge'),
        ],
        [action('Write to us', 'textmessage'), second('Stay again')],
      ),
    ],
    ['reviews', reviews('Slept well?', 'What would you tell a friend who comes next?', 'Your stay')],
  ],
})
