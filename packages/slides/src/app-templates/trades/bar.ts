import { defineAppTemplate } from '../define-app-template.ts'
import { cards, cover, letter, scene } from '../layouts.ts'
import { action, common, hour, note, openingHours, own, street, wayHere, words } from '../parts.ts'

export const bar = defineAppTemplate({
  id: 'bar',
  words: ['drinks', 'cocktails', 'wine', 'pub', 'beer'],
  looks: ['night-window', 'dusk', 'brass', 'encore', 'glasshouse'],
  drawing: 'cocktail',
  slides: [
    ['welcome', cover('cocktail', 'Cold drinks, warm light, good company.', action('Book a table'))],
    [
      'menu',
      scene('bottles', 'What we pour', [
        common('Classics', 'Stirred or shaken, done properly', 16),
        common('Our own', 'Ask what is new on the board'),
        common('Beer and wine', 'By the glass, and well chosen'),
        common('No alcohol', 'Mixed with the same care'),
      ]),
    ],
    [
      'today',
      cards('Tell us a mood', 'We find the drink.', [
        note('Fresh and light', 'Citrus, herbs, plenty of ice'),
        note('Bitter', 'Orange, roots, a slow sip'),
        note('Strong and quiet', 'One spirit, one large cube'),
        note('Surprise me', 'Two questions, and we begin'),
      ]),
    ],
    [
      'book',
      scene(
        'two-chairs',
        'Bring everybody',
        [
          words('There is a place for all of you.'),
          common('Just the two of you', 'Come in. There is room at the bar', 16),
          common('A table of friends', 'Write ahead, and we keep one free'),
          common('A party', 'Tell us the day and how many'),
        ],
        [action('Write to us', 'email')],
      ),
    ],
    ['letter', letter('Know it first', 'New drinks, guests behind the bar, nights worth a coat.', 'Tell me')],
    [
      'dates',
      scene('microphone', 'This week', [
        words('Nights worth staying for.'),
        hour('Thu\tWho plays or pours', 'From 20.00, free', 18),
        hour('Fri\tWho plays or pours', 'From 21.00'),
        hour('Sat\tWho plays or pours', 'From 21.00'),
        own('What it costs to come in, if anything.', 18),
      ]),
    ],
    [
      'find',
      scene(
        'street-map',
        'Through this door',
        [
          words('Follow the light and the music.'),
          street('Street, number, and the light above it.'),
          ...openingHours('Tuesday to Thursday\t18 to 1', 'Friday, Saturday\t18 to 3'),
        ],
        [wayHere()],
      ),
    ],
  ],
})
