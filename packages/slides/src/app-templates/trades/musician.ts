import { social } from '../../templates/pieces.ts'
import { defineAppTemplate } from '../define-app-template.ts'
import { cards, cover, letter, list, scene } from '../layouts.ts'
import { action, common, large, note, row, words } from '../parts.ts'

export const musician = defineAppTemplate({
  id: 'musician',
  words: ['band', 'music', 'dj', 'singer', 'album', 'concert'],
  looks: ['playbill', 'encore', 'night-window', 'dusk', 'market-day'],
  drawing: 'record',
  slides: [
    ['welcome', cover('record', 'Songs to play loud, and to come home to.', action('Listen now'))],
    [
      'about',
      scene('tiles', 'What it sounds like', [
        words('You will know after one song.'),
        common('Loud', 'The ones you come for', 16),
        common('Quiet', 'The ones you stay for'),
        common('New', 'On stage before they are on record'),
      ]),
    ],
    [
      'book',
      cards('Book us', 'We play where people listen.', [
        note('Clubs and festivals', 'The whole set, at full volume'),
        note('Small rooms', 'As quiet as you need it'),
        note('Something else', 'Write to us. We like odd ideas'),
        action('Book us', 'email'),
      ]),
    ],
    [
      'how',
      scene('microphone', 'Come and hear it', [
        words('Songs change when somebody listens.'),
        common('Come early', 'The front row goes first', 16),
        common('Bring somebody', 'It is better with two'),
        common('Stay a while', 'Say hello after the last song'),
      ]),
    ],
    ['letter', letter('First to hear it', 'New songs and dates, before they are anywhere else.', 'Write to me')],
    [
      'dates',
      scene(
        'bunting',
        'On stage',
        [
          words('The best place to hear it is in front of it.'),
          row('Day and month\tTickets', 'City, and the name of the place', 16),
          row('Day and month\tTickets', 'City, and the name of the place'),
          row('Day and month\tsold out', 'City, and the name of the place'),
        ],
        [action('Get tickets')],
      ),
    ],
    [
      'listen',
      list(
        'Where you listen',
        [
          words('The same songs everywhere. Take the one you have.'),
          large('The picture you give to papers'),
          social('spotify'),
          social('soundcloud'),
          social('youtube'),
          social('instagram'),
        ],
        [action('Buy the record')],
      ),
    ],
  ],
})
