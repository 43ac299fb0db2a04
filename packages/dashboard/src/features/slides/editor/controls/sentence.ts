/** Puts the field's name in front of a schema's partial sentence ("must be …"); whole sentences stay unchanged. */
export function sentence(label: string, error: string | undefined): string | undefined {
  if (!error) return undefined
  return /^[a-z]/.test(error) ? `${label} ${error}.` : error
}
