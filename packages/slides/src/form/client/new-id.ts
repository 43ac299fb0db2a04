/** Returns a random id. Works on plain http too, where crypto.randomUUID is missing. */
export function newId(): string {
  const url = URL.createObjectURL(new Blob())
  URL.revokeObjectURL(url)
  return url.slice(-36)
}
