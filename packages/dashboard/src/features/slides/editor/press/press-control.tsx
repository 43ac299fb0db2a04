import type { PressControl as PressControlProps } from '@taplet/slides/editor'
import { type PressForms, pressForms } from '@taplet/slides/press-forms'
import type { ComponentType } from 'react'
import { AppChoice } from './app-choice.tsx'
import { SlideChoice } from './slide-choice.tsx'

/** The fields of each press action; those that need the account's apps and slides are the dashboard's own. */
const forms: PressForms = { ...pressForms, APP: AppChoice, SLIDE: SlideChoice }

/** The fields of what a press does. */
export function PressControl({ value, onChange, errors, path, controls, language }: PressControlProps) {
  // Action and form belong to one type by construction; the compiler cannot follow the correlated union.
  const Form = forms[value.type] as
    | ComponentType<Omit<PressControlProps, 'path' | 'value'> & { data: PressControlProps['value'] }>
    | undefined
  if (!Form) return null
  const own = Object.entries(errors).flatMap(([at, error]) =>
    at.startsWith(`${path}.`) ? [[at.slice(path.length + 1), error]] : [],
  )
  return <Form {...{ data: value, onChange, controls, language }} errors={Object.fromEntries(own)} />
}
