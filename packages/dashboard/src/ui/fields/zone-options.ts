import type { Option } from './option.ts'

/** Every zone that this browser knows, with those that must be among them. */
export const zoneOptions = (...needed: readonly string[]): Option[] =>
  [...new Set([...needed, 'UTC', ...Intl.supportedValuesOf('timeZone')])]
    .sort((one, other) => one.localeCompare(other))
    .map((value) => ({ value, label: value.replaceAll('_', ' ') }))
