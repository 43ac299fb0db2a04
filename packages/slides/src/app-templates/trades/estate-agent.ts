import { defineAppTemplate } from '../define-app-template.ts'
import { cover, list, scene } from '../layouts.ts'
import { action, half, own, row, second, tile, wide } from '../parts.ts'

export const estateAgent = defineAppTemplate({
  id: 'estate-agent',
  words: ['house', 'property', 'flat', 'for sale', 'rent', 'viewing'],
  looks: ['ledger', 'glasshouse', 'mist', 'brass', 'clay'],
  drawing: 'row-of-houses',
  slides: [
    ['welcome', cover('row-of-houses', 'One house, told honestly.', action('Book a viewing'))],
    [
      'facts',
      list(
        'The facts, all of them',
        [
          tile('128 m²', 'Measured, not guessed', 22),
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
      'plan',
      scene('floor-plan', 'How it lies', [
        own('Where the sun is in the morning, where the evening is quiet.'),
        row('Ground floor\t68 m²', '', 16),
        row('Upper floor\t60 m²'),
      ]),
    ],
    [
      'pictures',
      list('A walk through', [
        wide('The room that sells it'),
        half('Kitchen'),
        half('Bath'),
        half('Bedroom'),
        half('View'),
      ]),
    ],
    [
      'book',
      scene(
        'house-key',
        'Come and see it',
        [
          row('Thursday 17.30\ttwo places', '', 16),
          row('Saturday 10.00\tfive places'),
          own('Whom one meets at the door.', 16),
        ],
        [action('Call the agent', 'phonecall'), second('Take a time', 'textmessage')],
      ),
    ],
  ],
})
