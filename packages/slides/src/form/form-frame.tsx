import type { Language } from '@taplet/messages'
import type { CSSProperties, ReactNode } from 'react'
import { Arrow } from '../parts/arrow.tsx'
import { handWords } from '../parts/hand-words.ts'
import { messages as scriptMessages } from './client/messages/messages.ts'
import { alarmColour, fieldColour } from './form-colours.ts'
import type { FormAnswer, FormRef } from './form-ref.ts'
import { messages } from './messages/messages.ts'

interface FormLook {
  textColor: string
  cardColor: string
  borderRadius: number
}

interface FormFrameProps {
  /** The accessible name of the form. */
  name: string
  action: string
  /** True when files can be attached. */
  takesFiles?: boolean
  look: FormLook
  ground: string | undefined
  place: FormRef | undefined
  answer: FormAnswer | undefined
  language: Language
  buttonText: string
  thankYou: string
  /** Says what happens next. */
  thankYouDetail: string
  children: ReactNode
}

/** Background and colours of the form; custom properties are missing from React's type. */
function frameStyle({ textColor, cardColor, borderRadius }: FormLook, ground = '#FFFFFF'): CSSProperties {
  const below = cardColor || ground
  return {
    ...(textColor && { color: textColor }),
    ...(cardColor && { background: cardColor, borderRadius: `${borderRadius}px` }),
    '--tp-field': fieldColour(below),
    '--tp-alarm': alarmColour(below),
  } as CSSProperties
}

function Thanks({ thankYou, thankYouDetail }: Pick<FormFrameProps, 'thankYou' | 'thankYouDetail'>) {
  return (
    <div className="tp-thanks" tabIndex={-1}>
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.2" aria-hidden="true">
        <path d="m6.500 12.500 3.700 3.700 7.300-8" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <p className="tp-form-title">{thankYou}</p>
      {thankYouDetail ? <p>{thankYouDetail}</p> : null}
    </div>
  )
}

/**
 * A form of a slide. With `place` it is real and works without a script; its browser module finds it by `data-module`
 * and takes the thank-you text from the template. Without `place` it is only drawn.
 */
export function FormFrame({
  name,
  action,
  takesFiles,
  look,
  ground,
  place,
  answer,
  language,
  ...rest
}: FormFrameProps) {
  const { buttonText, children, ...thanks } = rest
  const label = buttonText.trim() || messages(language)('send')
  const className = look.cardColor ? 'tp-form tp-form-card' : 'tp-form'
  const style = frameStyle(look, ground)
  const words = (
    <>
      <span>{label}</span>
      <Arrow words={label} />
    </>
  )
  if (!place)
    return (
      <div className={className} style={style}>
        {children}
        <span dir="auto" className="tp-link tp-filled">
          {words}
        </span>
      </div>
    )
  const problem = answer?.problems['form']
  const { fullPagePath, experienceItemId, widgetId } = place
  return (
    <form
      className={className}
      style={style}
      method="post"
      action={action}
      aria-label={name}
      data-module="forms"
      data-words={handWords(scriptMessages, language)}
      {...(takesFiles && { encType: 'multipart/form-data' })}
    >
      {Object.entries({ fullPagePath, experienceItemId, widgetId }).map(([field, value]) => (
        <input key={field} type="hidden" name={field} defaultValue={value} />
      ))}
      {/* People never see it; machines fill it in. */}
      <div className="tp-unseen" aria-hidden="true">
        {messages(language)('leaveEmpty')}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </div>
      {children}
      <button type="submit" dir="auto" className="tp-link tp-filled">
        {words}
      </button>
      <p className="tp-form-status" role="status">
        {problem}
      </p>
      <template>
        <Thanks {...thanks} />
      </template>
    </form>
  )
}
