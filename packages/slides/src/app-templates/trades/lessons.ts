import { defineAppTemplate } from '../define-app-template.ts'
import { cover, list, reviews, scene } from '../layouts.ts'
import { action, own, row, step, tile, words } from '../parts.ts'

export const lessons = defineAppTemplate({
  id: 'lessons',
  words: ['teacher', 'music', 'piano', 'language', 'course', 'coach', 'school'],
  looks: ['encore', 'postcard', 'sorbet', 'chalk', 'night-window'],
  drawing: 'piano',
  slides: [
    ['welcome', cover('piano', 'For people who always meant to.', action('Book a first lesson'))],
    [
      'how',
      list(
        'Three steps to your first song',
        [
          step('1\tCome and play', 'Half an hour, free. No notes needed', 22),
          step('2\tPick a song', 'Any song. We make it fit your hands'),
          step('3\tPlay it to somebody', 'In summer, for friends, with cake'),
        ],
        [action('Book the free half hour')],
      ),
    ],
    [
      'dates',
      list(
        'Free this week',
        [
          words('Tap, write the time, and it is yours.'),
          tile('16.00', 'Monday', 22),
          tile('18.30', 'Monday', 22),
          tile('10.00', 'Tuesday'),
          tile('17.15', 'Wednesday'),
          tile('19.00', 'Thursday'),
          tile('15.30', 'Friday'),
          own('How long a lesson is, and where.', 20),
        ],
        [action('Take one', 'textmessage')],
      ),
    ],
    [
      'prices',
      scene(
        'keyboard',
        'What it costs',
        [
          row('One lesson\t32', 'Pay when you leave', 16),
          row('Ten lessons\t280', 'To use within six months'),
          row('Two together\t44', 'Bring somebody'),
        ],
        [action('Write to me', 'email')],
      ),
    ],
    ['reviews', reviews('Did you like it?', 'Beginners believe beginners.', 'Your lessons')],
  ],
})
