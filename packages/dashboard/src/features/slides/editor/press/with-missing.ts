import type { Option } from '../../../../ui/fields/option.ts'

/** Returns these options, and before them one for a value that is none of them: nothing yet, or something gone. */
export function withMissing(
  options: readonly Option[],
  value: string,
  words: { none: string; gone: string },
): Option[] {
  if (options.some((option) => option.value === value)) return [...options]
  return [{ value, label: value === '' ? words.none : words.gone }, ...options]
}
