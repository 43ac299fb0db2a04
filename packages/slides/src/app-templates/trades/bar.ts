import { defineAppTemplate } from '../define-app-template.ts'
import { cover, letter, list, scene } from '../layouts.ts'
import { action, hour, label, openingHours, row, street, wayHere } from '../parts.ts'

export const bar = defineAppTemplate({
  id: 'bar',
  words: ['drinks', 'cocktails', 'wine', 'pub', 'beer'],
  looks: ['night-window', 'dusk', 'brass', 'encore', 'glasshouse'],
  drawing: 'cocktail',
  slides: [
    ['welcome', cover('cocktail', 'First round at six. Last one when the music stops.', action('Book a table'))],
    [
      'menu',
      list('What we pour', [
        label('Of the house', 16),
        row('Your signature\t12', 'What is in it, in five words', 8),
        row('The bitter one\t11', 'What is in it'),
        row('The long one\t11', 'What is in it'),
        label('Always'),
        row('Draught beer\t5', 'Which, and from where', 8),
        row('No alcohol\t7', 'Mixed with the same care'),
      ]),
    ],
    [
      'dates',
      scene('bottles', 'This week', [
        hour('Thu\tWho plays or pours', 'From 20.00, free', 18),
        hour('Fri\tWho plays or pours', 'From 21.00'),
        hour('Sat\tWho plays or pours', 'From 21.00'),
      ]),
    ],
    [
      'find',
      scene(
        'street-map',
        'Through this door',
        [
          street('Street, number, and the light above it.'),
          ...openingHours('Tuesday to Thursday\t18 to 1', 'Friday, Saturday\t18 to 3'),
        ],
        [wayHere()],
      ),
    ],
    ['letter', letter('Know it first', 'New drinks, guests behind the bar, nights worth a coat.', 'Tell me')],
  ],
})
