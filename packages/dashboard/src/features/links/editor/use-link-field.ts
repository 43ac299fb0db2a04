import { useController, useFormContext } from 'react-hook-form'
import type { LinkValues } from './state/link-values.ts'

/** A field of the link's form: its value, its error, and its setter. */
export function useLinkField<Name extends keyof LinkValues>(name: Name) {
  const { control } = useFormContext<LinkValues>()
  const { field, fieldState } = useController<LinkValues, Name>({ control, name })
  return {
    // The controller's value has the type of the named field.
    value: field.value as LinkValues[Name],
    error: fieldState.error?.message,
    onChange: (value: LinkValues[Name]) => field.onChange(value),
    onBlur: field.onBlur,
  }
}
