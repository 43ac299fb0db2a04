import { ExploreCommandError } from './explore-commands.ts'

/** Separates `--name value` options from the other words. Throws ExploreCommandError. */
export function readWords<Name extends string>(
  words: readonly string[],
  names: readonly Name[],
): { rest: string[]; options: Partial<Record<Name, string>> } {
  const rest: string[] = []
  const options: Partial<Record<Name, string>> = {}
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? ''
    if (!word.startsWith('--')) {
      rest.push(word)
      continue
    }
    const name = names.find((one) => word === `--${one}`)
    if (!name) throw new ExploreCommandError(`There is no option "${word}" here.`)
    const value = words[++index]
    if (value === undefined) throw new ExploreCommandError(`Say which: ${word} needs a value.`)
    options[name] = value
  }
  return { rest, options }
}
