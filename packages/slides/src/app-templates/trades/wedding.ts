import { defineAppTemplate } from '../define-app-template.ts'
import { cards, cover, letter, scene } from '../layouts.ts'
import { action, common, hour, note, own, second, wayHere, words } from '../parts.ts'

export const wedding = defineAppTemplate({
  id: 'wedding',
  words: ['marriage', 'invitation', 'guests', 'party', 'birthday'],
  looks: ['canal', 'pistachio', 'mist', 'herbarium', 'dusk'],
  drawing: 'flower-arch',
  slides: [
    ['welcome', cover('flower-arch', 'We say yes. Say it with us.', action('I will be there', 'email'))],
    [
      'today',
      scene('cake', 'The day', [
        common('The ceremony', 'Please be there a little early', 16),
        common('Cake and pictures', 'Smile, and have a second piece'),
        common('Dinner', 'Sit, eat, tell stories'),
        common('Dancing', 'Until the last one sits down'),
      ]),
    ],
    [
      'facts',
      cards('Good to know', 'The rest finds you on the day.', [
        note('What to wear', 'Something you can dance in'),
        note('Presents', 'You are the present'),
        note('Speeches', 'Short ones. Tell us beforehand'),
        note('Photos', 'Take many, and share them with us'),
      ]),
    ],
    [
      'how',
      scene('bunting', 'Bring along', [
        words('Only if you like.'),
        common('A song', 'The one that gets you dancing', 16),
        common('A story', 'One that we do not know yet'),
        common('A photo', 'An old one with all of us in it'),
      ]),
    ],
    ['letter', letter('Stay in the know', 'Times, places and changes of plan, by mail.', 'Keep me posted')],
    [
      'find',
      scene(
        'street-map',
        'When and where',
        [
          words('Be on time for the first one.'),
          hour('14.00\tThe yes', 'Which church, which hall', 18),
          hour('18.00\tDinner', 'The place and its street'),
          own('Where to park, where to sleep, until when to book.', 16),
        ],
        [wayHere()],
      ),
    ],
    [
      'join',
      scene(
        'long-table',
        'Are you coming?',
        [
          words('Tell us who comes along, and what you cannot eat.'),
          own('Until when you need to know.', 16),
          own('Whom to call with questions.'),
        ],
        [action('Yes, with joy', 'email'), second('Sadly not', 'email')],
      ),
    ],
  ],
})
