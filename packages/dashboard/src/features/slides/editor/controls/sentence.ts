/** A schema's half sentence ("must be …") with the field's name in front; a whole one is left as it is. */
export function sentence(label: string, error: string | undefined): string | undefined {
  if (!error) return undefined
  return /^[a-z]/.test(error) ? `${label} ${error}.` : error
}
