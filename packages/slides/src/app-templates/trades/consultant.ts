import { defineAppTemplate } from '../define-app-template.ts'
import { cards, cover, list, reviews, scene } from '../layouts.ts'
import { action, common, own, ownStep, second, step, street, words } from '../parts.ts'

export const consultant = defineAppTemplate({
  id: 'consultant',
  words: ['coach', 'freelancer', 'lawyer', 'tax', 'agency', 'therapy', 'advice'],
  looks: ['blueprint', 'ledger', 'chalk', 'mist', 'brass'],
  drawing: 'steps',
  slides: [
    ['welcome', cover('steps', 'One clear step after the other.', action('Book a first talk'))],
    [
      'services',
      scene(
        'two-chairs',
        'What I do for you',
        [
          words('In this order.'),
          common('Listen', 'Until the question is clear', 16),
          common('Sort', 'What matters now, what can wait'),
          common('Stay', 'Until it works without me'),
        ],
        [action('Ask me', 'email')],
      ),
    ],
    [
      'how',
      cards('How it goes', 'Three steps, and you decide after each.', [
        step('1\tWe talk', 'You say what is in the way'),
        step('2\tYou get a page', 'What I would do, how long, how much'),
        step('3\tWe work', 'With a result after each step'),
      ]),
    ],
    [
      'questions',
      scene('letter', 'What people ask', [
        words('And what I answer.'),
        common('Who hears of it?', 'Nobody. What you tell me stays with me', 16),
        common('What does it cost?', 'You know before we begin'),
        common('What do I bring?', 'Your question. Papers can follow'),
      ]),
    ],
    ['reviews', reviews('Did it help?', 'Your words help the next one decide.', 'Our work')],
    [
      'about',
      list(
        'What I am known for',
        [
          words('Three things, and nothing that others do better.'),
          ownStep('1\tFirst service', 'For whom, and what is different afterwards', 22),
          ownStep('2\tSecond service', 'For whom, and what is different afterwards'),
          ownStep('3\tThird service', 'For whom, and what is different afterwards'),
        ],
        [action('Ask me', 'email')],
      ),
    ],
    [
      'contact',
      scene(
        'house-key',
        'Sit down with me',
        [
          words('The first talk is the shortest way to find out.'),
          street('Street and number, or by which kind of call.'),
          own('When you answer, and how soon.'),
        ],
        [action('Book a first talk'), second('Write to me', 'email')],
      ),
    ],
  ],
})
