import { defineAppTemplate } from '../define-app-template.ts'
import { cards, cover, letter, list, scene } from '../layouts.ts'
import { action, common, half, note, openingHours, own, row, street, wayHere, wide, words } from '../parts.ts'

export const gallery = defineAppTemplate({
  id: 'gallery',
  words: ['portfolio', 'art', 'photographer', 'painter', 'designer', 'exhibition', 'museum'],
  looks: ['chalk', 'playbill', 'ledger', 'dusk', 'blueprint'],
  drawing: 'framed-art',
  slides: [
    ['welcome', cover('framed-art', 'Pictures that want to be stood in front of.', action('See what is for sale'))],
    [
      'how',
      scene('brush-jar', 'How it begins', [
        words('Every picture takes its own time.'),
        common('Looking', 'Longer than seems necessary', 16),
        common('Leaving out', 'What is not needed goes'),
        common('Making', 'Again, until it is right'),
      ]),
    ],
    [
      'questions',
      cards('Buying art', 'Easier than you think.', [
        note('Will it fit?', 'Send a photo of the wall'),
        note('May I see it first?', 'Of course. Write to arrange a time'),
        note('Framed or not?', 'Ask. Both have their reasons'),
        note('A picture made for me?', 'Tell me about the room'),
      ]),
    ],
    [
      'services',
      scene(
        'tiles',
        'To take home',
        [
          words('For your wall, or as a present.'),
          common('Originals', 'There is one of each', 16),
          common('Prints', 'Small editions on good paper'),
          common('Commissions', 'Made for a place and a person'),
        ],
        [action('Write to me', 'email')],
      ),
    ],
    ['letter', letter('The next opening', 'An invitation to each exhibition, and nothing else.', 'Invite me')],
    [
      'pictures',
      list('On the wall', [
        words('Come closer.'),
        wide('The one that stops people', 18),
        half('Second'),
        half('Third'),
        half('Fourth'),
        half('Fifth'),
        own('Title, year, technique. What is still to be had.', 16),
      ]),
    ],
    [
      'find',
      scene(
        'street-map',
        'Come and look',
        [
          words('The real ones are larger.'),
          street('Street and number, and which floor.'),
          ...openingHours('Thursday to Sunday\t12 to 18'),
          row('Openings\twhich evening'),
        ],
        [wayHere()],
      ),
    ],
  ],
})
