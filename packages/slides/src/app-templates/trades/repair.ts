import { defineAppTemplate } from '../define-app-template.ts'
import { cover, list, reviews, scene } from '../layouts.ts'
import { action, openingHours, own, row, second, step, words } from '../parts.ts'

export const repair = defineAppTemplate({
  id: 'repair',
  words: ['trades', 'plumber', 'electrician', 'bicycle', 'painter', 'handyman', 'garage'],
  looks: ['chalk', 'blueprint', 'market-day', 'shutters', 'ledger'],
  drawing: 'toolbox',
  slides: [
    [
      'welcome',
      cover(
        'toolbox',
        'Broken today, working tomorrow.',
        action('Call now', 'phonecall'),
        second('Send a photo of it', 'textmessage'),
      ),
    ],
    [
      'prices',
      list('What it costs', [
        words('You know the price before we begin.'),
        row('Having a look\t40', 'Taken off if we do the work', 22),
        row('An hour of work\t65', 'By the quarter of an hour'),
        row('The usual repair\t120', 'Parts and way included'),
        row('Nights and Sundays\t95', 'An hour'),
      ]),
    ],
    [
      'how',
      list(
        'Three steps',
        [
          step('1\tYou send a photo', 'And say what it does, or does not', 22),
          step('2\tWe name day and price', 'Within a working day'),
          step('3\tWe come and mend it', 'And take the old parts along'),
        ],
        [action('Send a photo', 'textmessage')],
      ),
    ],
    [
      'find',
      scene(
        'van',
        'We come to you',
        [
          own('The places you drive to, and from when on it costs extra.'),
          ...openingHours('Monday to Friday\t7 to 17'),
          row('At night\twhat it costs'),
        ],
        [action('Call now', 'phonecall')],
      ),
    ],
    ['reviews', reviews('Does it still work?', 'Tell the next one who is looking for somebody.', 'Our work')],
  ],
})
