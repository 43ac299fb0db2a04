import { defineAppTemplate } from '../define-app-template.ts'
import { cover, letter, list, scene } from '../layouts.ts'
import { action, hour, large, own, row, wayHere, words } from '../parts.ts'

export const marketStall = defineAppTemplate({
  id: 'market-stall',
  words: ['market', 'farm', 'vegetables', 'cheese', 'flowers', 'food truck'],
  looks: ['market-day', 'pistachio', 'garden', 'shutters', 'clay'],
  drawing: 'market-stall',
  slides: [
    [
      'welcome',
      cover('market-stall', 'Picked yesterday, on the table today.', action('Put some aside for me', 'textmessage')),
    ],
    [
      'menu',
      scene('vegetable-crate', 'On the table', [
        row('What is ripe\t3.50', 'A kilo', 16),
        row('What is rare\t4', 'A bunch'),
        row('What keeps\t2', 'A kilo'),
        row('Eggs\t3.20', 'Ten, from our own hens'),
      ]),
    ],
    [
      'dates',
      list(
        'Where we stand',
        [
          words('Early birds have the choice, late ones the price.'),
          hour('Tue\tWhich square', '7 to 13', 24),
          hour('Thu\tWhich street', '14 to 19'),
          hour('Sat\tWhich market', '7 to 14'),
          own('Bad weather: we come unless it storms.', 26),
        ],
        [wayHere()],
      ),
    ],
    [
      'about',
      list('From our own field', [
        large('The field, the hall, the hands'),
        own('Where it grows, since when, and what you leave out of it.', 18),
      ]),
    ],
    ['letter', letter('What is ripe?', 'A short message before each market day.', 'Tell me')],
  ],
})
