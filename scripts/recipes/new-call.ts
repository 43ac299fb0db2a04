import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { insertAfter } from './insert-line.ts'

/**
 * Creates a call `feature.name` that returns nothing yet: its address, its schemas, and a handler that reports
 * success. Throws when there is no such feature.
 */
export function newCall(root: string, feature: string, name: string): void {
  const contract = join(root, 'packages/contract/src')
  const calls = new RegExp(`^ {2}${feature}: (\\w+),$`, 'm').exec(
    readFileSync(join(contract, 'contract.ts'), 'utf8'),
  )?.[1]
  if (calls === undefined) throw new Error(`contract.ts has no ${feature}`)
  const addresses = calls.replace(/Calls$/, 'Addresses')
  insertAfter(
    fileThatSays(contract, `export const ${addresses} = {`),
    `export const ${addresses} = {`,
    `\n  ${name}: { method: 'POST', path: '/${feature}/${name}', access: 'account', needs: 'content' },`,
  )
  insertAfter(
    fileThatSays(contract, `${calls} = defineCalls(${addresses}, {`),
    `${calls} = defineCalls(${addresses}, {`,
    `\n  ${name}: {\n    summary: 'What it does, for whoever reads the API page',\n    answer: answers({}),\n  },`,
  )
  const binding = new RegExp(`bind\\('${feature}', [\\w.]+, \\{`)
  const routes = fileThatSays(join(root, 'packages/server/src'), binding)
  const [words = ''] = binding.exec(readFileSync(routes, 'utf8')) ?? []
  insertAfter(routes, words, `\n    ${name}: () => succeed({}),`)
}

function fileThatSays(folder: string, words: string | RegExp): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  )
  const found = files.map((file) => join(folder, file)).find((file) => says(readFileSync(file, 'utf8'), words))
  if (found === undefined) throw new Error(`nothing in ${folder} says ${String(words)}`)
  return found
}

const says = (text: string, words: string | RegExp): boolean =>
  typeof words === 'string' ? text.includes(words) : words.test(text)
