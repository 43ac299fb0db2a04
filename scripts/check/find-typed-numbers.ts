import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { textFiles } from './text-files.ts'

const TABLE = /\/messages\/en\.ts$|\/text\/en\//
/** Samples of the gallery are content. */
const CONTENT = /\/gallery\.ts$/
const UNIT =
  /(?<![\d{.])\d[\d,.]* ?(?:px|KB|MB|GB|mm|dpi|(?:seconds?|minutes?|hours?|days?|weeks?|months?|characters|letters|apps|slides|links|screens|designs|versions|files|digits|megapixels|frames|lines)\b)/
/** Texts whose number is their meaning, by a part of them: a choice in a list, a rule of somebody else. */
const EXCUSED: readonly [text: string, why: string][] = [
  ['10 to 13 digits', 'ids of Shopify (spec §3)'],
  ['Last 7 days', 'a choice, named by its key'],
  ['Last 28 days', 'a choice, named by its key'],
  ['Last 30 days', 'a choice, named by its key'],
  ['Last 90 days', 'a choice, named by its key'],
]

/** Finds numbers with a unit that are typed into a text instead of filled in from their constant. */
export const findTypedNumbers = (): string[] =>
  textFiles()
    .filter((file) => TABLE.test(file) && !CONTENT.test(file))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          const number = UNIT.exec(line)?.[0]
          const isExcused = EXCUSED.some(([text]) => line.includes(text))
          return number && !isExcused ? [`${file}:${index + 1}: fill in “${number}” from its constant`] : []
        }),
    )
