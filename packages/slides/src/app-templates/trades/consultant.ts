import { ask } from '../../templates/pieces.ts'
import { defineAppTemplate, INK } from '../define-app-template.ts'
import { cover, list, scene } from '../layouts.ts'
import { action, own, ownStep, second, step, words } from '../parts.ts'

export const consultant = defineAppTemplate({
  id: 'consultant',
  words: ['coach', 'freelancer', 'lawyer', 'tax', 'agency', 'therapy', 'advice'],
  looks: ['blueprint', 'ledger', 'chalk', 'mist', 'brass'],
  drawing: 'steps',
  slides: [
    ['welcome', cover('steps', 'One clear step after the other.', action('Book a first talk'))],
    [
      'about',
      list(
        'What I do',
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
      'how',
      list(
        'How it goes',
        [
          step('1\tWe talk', 'Half an hour, free. You say what hurts', 22),
          step('2\tYou get a page', 'What I would do, how long, how much'),
          step('3\tWe work', 'In weeks, with a result after each'),
        ],
        [action('Book a first talk')],
      ),
    ],
    [
      'quote',
      {
        look: { anchor: 'MIDDLE', footCount: 1 },
        widgets: [
          ask('“What somebody said when it was done.”', {
            fontWeight: 700,
            textSize: 36,
            lineHeight: 1.15,
            letterSpacing: -0.02,
            textColor: INK,
            spacing: 0,
          }),
          own('Name, and what they do', 18),
          action('Ask me', 'email'),
        ],
      },
    ],
    [
      'contact',
      scene(
        'two-chairs',
        'Sit down with me',
        [own('Where, or by which kind of call. When you answer.')],
        [action('Book a first talk'), second('Write to me', 'email')],
      ),
    ],
  ],
})
