import { defineAppTemplate } from '../define-app-template.ts'
import { cards, cover, list, reviews, scene } from '../layouts.ts'
import { action, common, openingHours, row, step, street, wayHere, words } from '../parts.ts'

export const hair = defineAppTemplate({
  id: 'hair',
  words: ['salon', 'barber', 'beauty', 'nails', 'spa', 'cosmetics'],
  looks: ['canal', 'postcard', 'mist', 'garden', 'brass'],
  drawing: 'salon-head',
  slides: [
    ['welcome', cover('salon-head', 'First we listen. Then we cut.', action('Book a chair'))],
    [
      'services',
      scene('mirror', 'What we do', [
        common('Cut', 'Wash, cut and blow-dry', 16),
        common('Colour', 'From the roots to a whole new shade'),
        common('Care', 'Treatments that your hair remembers'),
        common('Finish', 'Styled for tonight'),
      ]),
    ],
    [
      'how',
      cards('Your first visit', 'Nobody leaves with a surprise.', [
        step('1\tWe talk', 'What you like, and how much time you have in the morning'),
        step('2\tWe cut', 'Without a hurry'),
        step('3\tYou can do it too', 'We show you how to style it'),
      ]),
    ],
    [
      'questions',
      scene(
        'two-chairs',
        'Before you come',
        [
          words('Three small things.'),
          common('Wash it first?', 'No need. Come as you are', 16),
          common('A new colour?', 'Bring a photo of what you like'),
          common('Running late?', 'Let us know, and we find a way'),
        ],
        [action('Call us', 'phonecall')],
      ),
    ],
    ['reviews', reviews('Happy with it?', 'A week later counts as much as the first day.', 'Your visit')],
    [
      'prices',
      list(
        'What it costs',
        [
          words('You know the price before we begin.'),
          row('Cut and finish\t58', 'Wash, cut, blow-dry. 60 min', 22),
          row('Colour, roots\t74', 'Without ammonia. 90 min'),
          row('Highlights\t120', 'By hand, with gloss. 3 h'),
          row('Fringe\t12', 'Ten minutes, no appointment'),
          row('Brows\t24', 'Tint and shape'),
        ],
        [action('Choose a time')],
      ),
    ],
    [
      'find',
      scene(
        'street-map',
        'The way to us',
        [
          words('A chair is waiting.'),
          street('Street and number, and which bell.'),
          ...openingHours('Tuesday to Friday\t9 to 18.30', 'Saturday\t9 to 15'),
        ],
        [wayHere()],
      ),
    ],
  ],
})
