import { defineAppTemplate } from '../define-app-template.ts'
import { cover, letter, list, scene } from '../layouts.ts'
import { action, half, hour, own, row, second, street, wayHere, words } from '../parts.ts'

export const club = defineAppTemplate({
  id: 'club',
  words: ['church', 'parish', 'association', 'sports', 'choir', 'community', 'charity'],
  looks: ['garden', 'chalk', 'lagoon', 'herbarium', 'blueprint'],
  drawing: 'village-hall',
  slides: [
    ['welcome', cover('village-hall', 'The door is open. Come as you are.', action('When we meet'))],
    [
      'dates',
      list('This week', [
        hour('Mon\tWho meets', '19.00, where', 20),
        hour('Wed\tWho meets', '17.30, where'),
        hour('Fri\tWho meets', '20.00, where'),
        hour('Sun\tWhat all come to', '10.00, coffee afterwards'),
      ]),
    ],
    [
      'join',
      scene(
        'long-table',
        'There is a chair for you',
        [
          words('Come twice and look. Then decide.'),
          row('Grown-ups\t60', 'A year', 18),
          row('Under eighteen\t20', 'A year'),
          row('Families\t110', 'A year'),
        ],
        [action('Join us', 'email')],
      ),
    ],
    [
      'about',
      list(
        'Whom to ask',
        [
          half('First face', 'PORTRAIT', 22),
          half('Second face', 'PORTRAIT', 22),
          own('Names, and who knows about what.', 18),
        ],
        [action('Call us', 'phonecall'), second('Write to us', 'email')],
      ),
    ],
    [
      'find',
      scene('street-map', 'The way here', [street('Street and number; which door; a way without steps.')], [wayHere()]),
    ],
    ['letter', letter('What is on', 'Every second Friday: dates, thanks, and who is needed.', 'Send it to me')],
  ],
})
