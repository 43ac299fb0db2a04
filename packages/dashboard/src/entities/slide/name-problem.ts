export const NAME_MAX = 80

/** Why a slide cannot have this name, or undefined if it can; the same rule as the server's. */
export function nameProblem(name: string): 'empty' | 'long' | undefined {
  if (!/[^\s\p{Cf}]/u.test(name)) return 'empty'
  return Array.from(name).length > NAME_MAX ? 'long' : undefined
}
