import { FREE_LIMITS, TRIAL_DAYS, type Tier } from '@taplet/contract'
import type { Language } from '@taplet/messages'
import { Chevron } from './marks.tsx'
import { messages } from './messages/messages.ts'

interface QuestionsProps {
  language: Language
  isSelling: boolean
  /** What every account has here. */
  base: Tier
}

/** Questions and answers; what is about paying only where plans are sold. */
function questionsOf({ language, isSelling, base }: QuestionsProps): [question: string, answer: string][] {
  const say = messages(language)
  const limits = {
    apps: FREE_LIMITS.experience,
    slides: FREE_LIMITS.experienceItem,
    links: FREE_LIMITS.link,
    designs: FREE_LIMITS.qrDesign,
  }
  if (!isSelling)
    return [
      [say('codesQuestion'), say('codesAnswer')],
      ...(base === 'GROWTH' ? [] : [[say('moreQuestion'), say('moreAnswer')] satisfies [string, string]]),
      [say('saleQuestion'), say('saleAnswer')],
    ]
  return [
    [say('stopQuestion'), say('stopAnswer', limits)],
    [say('codesQuestion'), say('codesAnswer')],
    [say('changeQuestion'), say('changeAnswer')],
    [say('saleQuestion'), say('saleAnswer')],
    [say('payQuestion'), say('payAnswer')],
    [say('tryQuestion'), say('tryAnswer', { days: TRIAL_DAYS })],
  ]
}

export function Questions(props: QuestionsProps) {
  const { language } = props
  return (
    <section className="wrap qs">
      <h2>{messages(language)('questions')}</h2>
      <div>
        {questionsOf(props).map(([question, answer], index) => (
          <details key={question} open={index < 2}>
            <summary>
              {question}
              <Chevron />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
