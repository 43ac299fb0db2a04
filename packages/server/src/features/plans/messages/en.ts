export const en = {
  tooManyKept: 'The Free plan keeps {{max}} of these editable. Choose {{max}} at most.',
} as const
