import { Problem, problemId } from '../../form/field.tsx'
import type { FormAnswer, FormPlace } from '../../form/form-place.ts'
import { STAR_PATH } from './star-path.ts'

const names = ['1 star', '2 stars', '3 stars', '4 stars', '5 stars']

interface StarsProps {
  question: string
  place: FormPlace | undefined
  answer: FormAnswer | undefined
}

/** One of five stars, none chosen beforehand. */
export function Stars({ question, place, answer }: StarsProps) {
  const chosen = answer?.values['stars']
  return (
    <fieldset className="tp-stars" dir="auto" {...(place && { 'aria-describedby': problemId(place, 'stars') })}>
      <legend className={question ? 'tp-form-title' : 'tp-unseen'}>{question || 'Your rating'}</legend>
      <div inert={!place}>
        {names.map((name, index) => (
          <label key={name}>
            <input
              type="radio"
              name={place ? 'stars' : undefined}
              value={index + 1}
              required
              defaultChecked={chosen === `${index + 1}`}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={STAR_PATH} strokeLinejoin="round" />
            </svg>
            <span className="tp-unseen">{name}</span>
          </label>
        ))}
      </div>
      <Problem name="stars" {...{ place, answer }} />
    </fieldset>
  )
}
