import { defineAppTemplate } from '../define-app-template.ts'
import { cards, cover, letter, list, scene } from '../layouts.ts'
import { action, common, hour, note, own, second, street, wayHere, words } from '../parts.ts'

export const club = defineAppTemplate({
  id: 'club',
  words: ['church', 'parish', 'association', 'sports', 'choir', 'community', 'charity'],
  looks: ['garden', 'chalk', 'lagoon', 'herbarium', 'blueprint'],
  drawing: 'village-hall',
  slides: [
    ['welcome', cover('village-hall', 'The door is open. Come as you are.', action('When we meet'))],
    [
      'join',
      scene(
        'long-table',
        'There is a chair for you',
        [
          words('Come twice and look. Then decide.'),
          common('New here?', 'Say hello to the first person you see', 16),
          common('With children?', 'They are welcome, loud ones too'),
          common('No experience?', 'Nobody had any at the beginning'),
        ],
        [action('Join us', 'email')],
      ),
    ],
    [
      'how',
      cards('Lend a hand', 'Much of what we do begins with one person.', [
        note('An hour of your time', 'Set up chairs, bake, drive, sing'),
        note('What you are good at', 'Somebody here needs exactly that'),
        note('An idea', 'Bring it along. We like new ones'),
        note('A gift', 'Large or small, it helps'),
      ]),
    ],
    [
      'questions',
      scene('two-chairs', 'Your first time', [
        words('Everybody here had one.'),
        common('What do I wear?', 'Whatever you have on', 16),
        common('Do I have to join?', 'No. Come and look first'),
        common('May I bring a friend?', 'Bring two'),
      ]),
    ],
    ['letter', letter('What is on', 'Dates, thanks, and where help is needed.', 'Send it to me')],
    [
      'dates',
      list('This week', [
        words('Come to one, or to all of them.'),
        hour('Mon\tWho meets', '19.00, where', 20),
        hour('Wed\tWho meets', '17.30, where'),
        hour('Fri\tWho meets', '20.00, where'),
        hour('Sun\tWhat all come to', '10.00, coffee afterwards'),
      ]),
    ],
    [
      'find',
      scene(
        'street-map',
        'The way here',
        [
          words('Somebody is always glad to see you.'),
          street('Street and number; which door; a way without steps.'),
          own('Whom to call, and when.', 16),
        ],
        [wayHere(), second('Call us', 'phonecall')],
      ),
    ],
  ],
})
