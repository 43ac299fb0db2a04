import { social } from '../../templates/pieces.ts'
import { defineAppTemplate } from '../define-app-template.ts'
import { cover, letter, list, scene } from '../layouts.ts'
import { action, large, own, row, words } from '../parts.ts'

export const musician = defineAppTemplate({
  id: 'musician',
  words: ['band', 'music', 'dj', 'singer', 'album', 'concert'],
  looks: ['playbill', 'encore', 'night-window', 'dusk', 'market-day'],
  drawing: 'record',
  slides: [
    ['welcome', cover('record', 'The new record is out. Play it loud.', action('Listen now'))],
    [
      'listen',
      scene(
        'tiles',
        'Where you listen',
        [
          words('The same songs everywhere. Take the one you have.'),
          social('spotify'),
          social('soundcloud'),
          social('youtube'),
          social('instagram'),
        ],
        [action('Buy the record')],
      ),
    ],
    [
      'dates',
      scene(
        'microphone',
        'On stage',
        [
          row('Day and month\tTickets', 'City, and the name of the place', 16),
          row('Day and month\tTickets', 'City, and the name of the place'),
          row('Day and month\tsold out', 'City, and the name of the place'),
        ],
        [action('Get tickets')],
      ),
    ],
    [
      'about',
      list(
        'Who is playing',
        [large('The picture you give to papers'), own('Who plays what, since when, and what it sounds like.', 18)],
        [action('Book us', 'email')],
      ),
    ],
    ['letter', letter('First to hear it', 'New songs and dates, before they are anywhere else.', 'Write to me')],
  ],
})
