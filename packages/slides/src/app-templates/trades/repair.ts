import { defineAppTemplate } from '../define-app-template.ts'
import { cards, cover, list, reviews, scene } from '../layouts.ts'
import { action, common, openingHours, own, row, second, step, words } from '../parts.ts'

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
        'Broken today, working again soon.',
        action('Call now', 'phonecall'),
        second('Send a photo of it', 'textmessage'),
      ),
    ],
    [
      'services',
      scene('van', 'What we do', [
        words('Call before you buy a new one.'),
        common('Repair', 'The small things, too', 16),
        common('Maintain', 'Before something breaks'),
        common('Install', 'Planned, fitted and explained'),
        row('What you do best', 'Since when, for whom'),
      ]),
    ],
    [
      'how',
      cards('Three steps', 'No surprise on the bill.', [
        step('1\tYou send a photo', 'And say what it does, or does not'),
        step('2\tWe name day and price', 'Before any work begins'),
        step('3\tWe mend it', 'And leave the place clean'),
        action('Send a photo', 'textmessage'),
      ]),
    ],
    [
      'questions',
      scene('house-key', 'Before we come', [
        words('It saves you time and money.'),
        common('Make it safe', 'Turn it off, if you can', 16),
        common('Take a picture', 'Of the part, and of its label'),
        common('Let us in', 'Somebody at home, or a key next door'),
      ]),
    ],
    ['reviews', reviews('Does it still work?', 'Tell the next one who is looking for somebody.', 'Our work')],
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
      'find',
      scene(
        'street-map',
        'We come to you',
        [
          words('Tell us where it is, and what floor.'),
          own('The places you drive to, and from when on it costs extra.'),
          ...openingHours('Monday to Friday\t7 to 17'),
          row('At night\twhat it costs'),
        ],
        [action('Call now', 'phonecall')],
      ),
    ],
  ],
})
