import { defineAppTemplate } from '../define-app-template.ts'
import { cover, letter, list, scene } from '../layouts.ts'
import { action, half, large, openingHours, own, row, street, wayHere, wide } from '../parts.ts'

export const gallery = defineAppTemplate({
  id: 'gallery',
  words: ['portfolio', 'art', 'photographer', 'painter', 'designer', 'exhibition', 'museum'],
  looks: ['chalk', 'playbill', 'ledger', 'dusk', 'blueprint'],
  drawing: 'framed-art',
  slides: [
    ['welcome', cover('framed-art', 'Pictures that want to be stood in front of.', action('See what is for sale'))],
    [
      'pictures',
      list('On the wall', [
        wide('The one that stops people', 18),
        half('Second'),
        half('Third'),
        half('Fourth'),
        half('Fifth'),
        own('Title, year, technique. What is still to be had.', 16),
      ]),
    ],
    [
      'about',
      list(
        'Who made it',
        [large('At work'), own('Where you work, what you look for, and what you never do.', 18)],
        [action('Write to me', 'email')],
      ),
    ],
    [
      'prices',
      scene('tiles', 'To take home', [
        row('Originals\tfrom 400', 'Framed, signed', 16),
        row('Prints\tfrom 45', 'Thirty of each, numbered'),
        row('Postcards\t2', 'At the door'),
      ]),
    ],
    [
      'find',
      scene(
        'street-map',
        'Come and look',
        [
          street('Street and number, and which floor.'),
          ...openingHours('Thursday to Sunday\t12 to 18'),
          row('Openings\twhich evening'),
        ],
        [wayHere()],
      ),
    ],
    ['letter', letter('The next opening', 'An invitation for each exhibition, and nothing else.', 'Invite me')],
  ],
})
