import type { Option } from './option.ts'

/** Every time zone this browser knows, plus the given ones. */
export const zoneOptions = (...needed: readonly string[]): Option[] =>
  [...new Set([...needed, 'UTC', ...Intl.supportedValuesOf('timeZone')])]
    .sort((one, other) => one.localeCompare(other))
    .map((value) => ({ value, label: value.replaceAll('_', ' ') }))
