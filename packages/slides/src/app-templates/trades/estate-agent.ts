import { defineAppTemplate } from '../define-app-template.ts'
import { cards, cover, letter, list, scene } from '../layouts.ts'
import { action, common, half, row, second, step, tile, wide, words } from '../parts.ts'

export const estateAgent = defineAppTemplate({
  id: 'estate-agent',
  words: ['house', 'property', 'flat', 'for sale', 'rent', 'viewing'],
  looks: ['ledger', 'glasshouse', 'mist', 'brass', 'clay'],
  drawing: 'row-of-houses',
  slides: [
    ['welcome', cover('row-of-houses', 'One house, told honestly.', action('Book a viewing'))],
    [
      'plan',
      scene('floor-plan', 'What to look at', [
        common('The light', 'Come once in the morning and once in the evening', 16),
        common('The quiet', 'Open a window and listen'),
        common('The room', 'Think of your largest cupboard'),
        common('The way', 'Walk to the shops and back'),
      ]),
    ],
    [
      'how',
      cards('How a viewing goes', 'Nobody stands behind you.', [
        step('1\tYou choose a time', 'By day, so that you see it all'),
        step('2\tYou look in peace', 'Cupboards and cellar included'),
        step('3\tYou ask everything', 'And read the papers at home'),
      ]),
    ],
    [
      'book',
      scene(
        'house-key',
        'Come and see it',
        [
          words('Pictures lie a little. Rooms do not.'),
          common('Bring everybody', 'Whoever will live here should see it', 16),
          common('Bring a tape measure', 'The sofa wants to know'),
          common('Take photos', 'By tonight half of it is forgotten'),
        ],
        [action('Call the agent', 'phonecall'), second('Take a time', 'textmessage')],
      ),
    ],
    ['letter', letter('Not this one?', 'We write to you when the next home comes up.', 'Tell me')],
    [
      'facts',
      list(
        'The facts, all of them',
        [
          words('Measured, not guessed.'),
          tile('128 m²', 'Living space', 22),
          tile('5 rooms', 'One with a balcony', 22),
          tile('1908', 'Roof renewed in 2019'),
          tile('Class C', 'What heating costs'),
          row('Your price', 'What comes on top of it', 22),
          row('Free from when', 'Who lives there until then'),
        ],
        [action('Read the survey')],
      ),
    ],
    [
      'pictures',
      list('A walk through', [
        words('Room by room.'),
        wide('The room that sells it'),
        half('Kitchen'),
        half('Bath'),
        half('Bedroom'),
        half('View'),
      ]),
    ],
  ],
})
