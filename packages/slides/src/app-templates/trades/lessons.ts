import { defineAppTemplate } from '../define-app-template.ts'
import { cards, cover, list, reviews, scene } from '../layouts.ts'
import { action, common, own, row, step, tile, words } from '../parts.ts'

export const lessons = defineAppTemplate({
  id: 'lessons',
  words: ['teacher', 'music', 'piano', 'language', 'course', 'coach', 'school'],
  looks: ['encore', 'postcard', 'sorbet', 'chalk', 'night-window'],
  drawing: 'piano',
  slides: [
    ['welcome', cover('piano', 'For people who always meant to.', action('Book a first lesson'))],
    [
      'services',
      scene(
        'keyboard',
        'Who it is for',
        [
          words('There is no wrong time to begin.'),
          common('Beginners', 'From the very first note', 16),
          common('Coming back', 'Your hands remember more than you think'),
          common('Young ones', 'Short lessons with plenty of play'),
        ],
        [action('Write to me', 'email')],
      ),
    ],
    [
      'how',
      cards('Your first song', 'In three steps.', [
        step('1\tCome and play', 'No notes needed'),
        step('2\tPick a song', 'Any song. We make it fit your hands'),
        step('3\tPlay it to somebody', 'A friend on the sofa is enough'),
      ]),
    ],
    [
      'questions',
      scene('two-chairs', 'What people ask', [
        words('You are not the first to ask.'),
        common('Am I too old?', 'No. Only the songs change', 16),
        common('How much practice?', 'A little each day beats an hour on Sunday'),
        common('No instrument yet?', 'Ask me what to begin with'),
      ]),
    ],
    ['reviews', reviews('Did you like it?', 'Beginners believe beginners.', 'Your lessons')],
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
        'tiles',
        'What it costs',
        [
          words('Begin with one. Decide later.'),
          row('One lesson\t32', 'Pay when you leave', 16),
          row('Ten lessons\t280', 'To use within six months'),
          row('Two together\t44', 'Bring somebody'),
        ],
        [action('Write to me', 'email')],
      ),
    ],
  ],
})
