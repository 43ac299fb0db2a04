import { defineAppTemplate } from '../define-app-template.ts'
import { cover, list, scene } from '../layouts.ts'
import { action, hour, common, own, row, second, words } from '../parts.ts'

export const wedding = defineAppTemplate({
  id: 'wedding',
  words: ['marriage', 'invitation', 'guests', 'party', 'birthday'],
  looks: ['canal', 'pistachio', 'mist', 'herbarium', 'dusk'],
  drawing: 'flower-arch',
  slides: [
    ['welcome', cover('flower-arch', 'We say yes. Say it with us.', action('I will be there', 'email'))],
    [
      'today',
      list('The day', [
        words('Be on time for the first one. The rest finds you.'),
        hour('14.00\tThe yes', 'Which church, which hall', 24),
        hour('15.30\tCake and a picture', 'In the garden, if it is dry'),
        hour('18.00\tDinner', 'Speeches, short ones'),
        hour('21.00\tDancing', 'Until the last one sits down'),
      ]),
    ],
    [
      'find',
      scene(
        'street-map',
        'Where it is',
        [
          own('The place, its street, and where to leave the car.'),
          row('Rooms nearby\tuntil when', 'Say our names when you book', 16),
        ],
        [action('Show the way')],
      ),
    ],
    [
      'facts',
      scene('cake', 'Good to know', [
        common('What to wear', '', 16),
        own('Something that can dance.', 4),
        common('Presents', '', 16),
        own('What you wish for, or nothing at all.', 4),
        common('Children', '', 16),
        own('Whether they come, and who plays with them.', 4),
      ]),
    ],
    [
      'join',
      scene(
        'letter',
        'Are you coming?',
        [
          words('Tell us who comes along, what you cannot eat, and the one song you want to hear.'),
          own('Until when you need to know.', 16),
        ],
        [action('Yes, with joy', 'email'), second('Sadly not', 'email')],
      ),
    ],
  ],
})
