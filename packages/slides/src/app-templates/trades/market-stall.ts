import { defineAppTemplate } from '../define-app-template.ts'
import { cards, cover, letter, list, scene } from '../layouts.ts'
import { action, common, hour, large, note, own, row, wayHere, words } from '../parts.ts'

export const marketStall = defineAppTemplate({
  id: 'market-stall',
  words: ['market', 'farm', 'vegetables', 'cheese', 'flowers', 'food truck'],
  looks: ['market-day', 'pistachio', 'garden', 'shutters', 'clay'],
  drawing: 'market-stall',
  slides: [
    [
      'welcome',
      cover('market-stall', 'Picked ripe, on the table today.', action('Put some aside for me', 'textmessage')),
    ],
    [
      'menu',
      scene('vegetable-crate', 'On the table', [
        words('It changes from day to day.'),
        common('What is ripe', 'Today it tastes best', 16),
        common('What keeps', 'For the shelf and the cellar'),
        common('What is rare', 'Come early, there is never much'),
        row('The best of today\t3.50', 'How much of it, from where'),
      ]),
    ],
    [
      'how',
      cards('Just ask', 'We like to talk about food.', [
        note('What is that?', 'We tell you how we eat it at home'),
        note('May I taste it?', 'That is what the knife is for'),
        note('Cooking for many?', 'Tell us ahead, and we pack a crate'),
        note('Too much?', 'Take half of it'),
      ]),
    ],
    [
      'about',
      scene('van', 'The short way', [
        words('From the field to your bag.'),
        common('In season', 'What grows now, not what flies in', 16),
        common('From nearby', 'Ask whose field it was'),
        common('Little packaging', 'Bring a bag'),
      ]),
    ],
    ['letter', letter('What is ripe?', 'A short note when something good is in.', 'Tell me')],
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
      'pictures',
      list('Where it comes from', [
        words('Nothing to hide.'),
        large('The field, the hall, the hands'),
        own('Where it grows, and since when.', 18),
        own('What you leave out of it, and why.'),
      ]),
    ],
  ],
})
