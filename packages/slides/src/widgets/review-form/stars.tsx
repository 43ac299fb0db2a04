import type { Language } from '@taplet/messages'
import { Problem, problemId } from '../../form/field.tsx'
import type { FormAnswer, FormRef } from '../../form/form-ref.ts'
import { messages } from '../../form/messages/messages.ts'
import { STAR_PATH } from './star-path.ts'

const COUNTS = [1, 2, 3, 4, 5]

interface StarsProps {
  question: string
  place: FormRef | undefined
  answer: FormAnswer | undefined
  language: Language
}

/** A choice of one to five stars, none chosen by default. */
export function Stars({ question, place, answer, language }: StarsProps) {
  const say = messages(language)
  const chosen = answer?.values['stars']
  return (
    <fieldset className="tp-stars" dir="auto" {...(place && { 'aria-describedby': problemId(place, 'stars') })}>
      <legend className={question ? 'tp-form-title' : 'tp-unseen'}>{question || say('rating')}</legend>
      <div inert={!place}>
        {COUNTS.map((count) => (
          <label key={count}>
            <input
              type="radio"
              name={place ? 'stars' : undefined}
              value={count}
              required
              defaultChecked={chosen === `${count}`}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={STAR_PATH} strokeLinejoin="round" />
            </svg>
            <span className="tp-unseen">{say('stars', { count })}</span>
          </label>
        ))}
      </div>
      <Problem name="stars" {...{ place, answer }} />
    </fieldset>
  )
}
