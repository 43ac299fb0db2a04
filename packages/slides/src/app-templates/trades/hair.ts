import { defineAppTemplate } from '../define-app-template.ts'
import { cover, list, reviews, scene } from '../layouts.ts'
import { action, half, openingHours, own, row, street, wayHere } from '../parts.ts'

export const hair = defineAppTemplate({
  id: 'hair',
  words: ['salon', 'barber', 'beauty', 'nails', 'spa', 'cosmetics'],
  looks: ['canal', 'postcard', 'mist', 'garden', 'brass'],
  drawing: 'salon-head',
  slides: [
    ['welcome', cover('salon-head', 'First we listen. Then we cut.', action('Book a chair'))],
    [
      'prices',
      list(
        'What it costs',
        [
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
      'today',
      scene(
        'mirror',
        'First free chairs',
        [row('Thursday 14.30\tWith whom', '', 16), row('Friday 10.00\tWith whom'), row('Saturday 9.15\tWith whom')],
        [action('Take one', 'phonecall')],
      ),
    ],
    [
      'about',
      list(
        'Who holds the scissors',
        [
          half('First face', 'PORTRAIT', 22),
          half('Second face', 'PORTRAIT', 22),
          own('Names, and what each of them does best.', 18),
        ],
        [action('Ask for one of us', 'phonecall')],
      ),
    ],
    [
      'find',
      scene(
        'street-map',
        'The way to us',
        [
          street('Street and number, and which bell.'),
          ...openingHours('Tuesday to Friday\t9 to 18.30', 'Saturday\t9 to 15'),
        ],
        [wayHere()],
      ),
    ],
    ['reviews', reviews('Happy with it?', 'A week later counts as much as the first day.', 'Your visit')],
  ],
})
