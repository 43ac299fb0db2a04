import { DEFAULT_LANGUAGE, type Language } from '@taplet/messages'
import type { InputHTMLAttributes, ReactNode } from 'react'
import type { Asks } from '../define/fields.ts'
import type { FormAnswer, FormRef } from './form-ref.ts'
import { messages } from './messages/messages.ts'

export interface FieldProps {
  name: string
  label: string
  asks: Exclude<Asks, 'NO'>
  place: FormRef | undefined
  answer: FormAnswer | undefined
  language?: Language | undefined
}

/** The place for a field's error message. Filled by the form's browser module, or by the server. */
export function Problem({ name, place, answer }: Pick<FieldProps, 'name' | 'place' | 'answer'>) {
  if (!place) return null
  return (
    <span className="tp-problem" id={problemId(place, name)}>
      {answer?.problems[name]}
    </span>
  )
}

export const problemId = ({ experienceItemId, widgetId }: FormRef, name: string) =>
  `${experienceItemId}-${widgetId}-${name}`

/** Returns the attributes of every form field: its name, its value, and the reference to its error message. */
export const fieldAttributes = ({
  name,
  asks,
  place,
  answer,
}: Pick<FieldProps, 'name' | 'asks' | 'place' | 'answer'>) => ({
  ...(place && { name }),
  required: asks === 'REQUIRED',
  defaultValue: answer?.values[name],
  ...(place && { 'aria-describedby': problemId(place, name) }),
  ...(answer?.problems[name] && { 'aria-invalid': true, autoFocus: true }),
  ...(!place && { inert: true }),
})

/** A label above a field, and its error message below. */
export function Field({
  label,
  children,
  language = DEFAULT_LANGUAGE,
  ...field
}: FieldProps & { children: ReactNode }) {
  return (
    <label className="tp-field" dir="auto">
      <span>
        {label} {field.asks === 'OPTIONAL' ? <small>{messages(language)('optional')}</small> : null}
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

/** A single-line field. */
export function InputField({ input, ...field }: FieldProps & { input: Input }) {
  return (
    <Field {...field}>
      <input {...input} {...fieldAttributes(field)} enterKeyHint="send" />
    </Field>
  )
}
