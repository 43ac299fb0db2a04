import type { InputHTMLAttributes, ReactNode } from 'react'
import type { Asks } from '../define/fields.ts'
import type { FormAnswer, FormPlace } from './form-place.ts'

export interface FieldProps {
  name: string
  label: string
  asks: Exclude<Asks, 'NO'>
  place: FormPlace | undefined
  answer: FormAnswer | undefined
}

/** Where a field says what is wrong with it. Its browser module fills it, or the server did. */
export function Problem({ name, place, answer }: Omit<FieldProps, 'label' | 'asks'>) {
  if (!place) return null
  return (
    <span className="tp-problem" id={problemId(place, name)}>
      {answer?.problems[name]}
    </span>
  )
}

export const problemId = ({ experienceItemId, widgetId }: FormPlace, name: string) =>
  `${experienceItemId}-${widgetId}-${name}`

/** What every field of a form carries: its name, what it held, and what says what is wrong with it. */
export const fieldAttributes = ({ name, asks, place, answer }: Omit<FieldProps, 'label'>) => ({
  ...(place && { name }),
  required: asks === 'REQUIRED',
  defaultValue: answer?.values[name],
  ...(place && { 'aria-describedby': problemId(place, name) }),
  ...(answer?.problems[name] && { 'aria-invalid': true, autoFocus: true }),
  ...(!place && { inert: true }),
})

/** Words above a field, and below it what is wrong. */
export function Field({ label, children, ...field }: FieldProps & { children: ReactNode }) {
  return (
    <label className="tp-field" dir="auto">
      <span>
        {label} {field.asks === 'OPTIONAL' ? <small>optional</small> : null}
      </span>
      {children}
      <Problem {...field} />
    </label>
  )
}

type Input = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder' | 'autoCapitalize' | 'spellCheck'
>

/** A field of one line. */
export function InputField({ input, ...field }: FieldProps & { input: Input }) {
  return (
    <Field {...field}>
      <input {...input} {...fieldAttributes(field)} enterKeyHint="send" />
    </Field>
  )
}
