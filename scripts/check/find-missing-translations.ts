import { LANGUAGES } from '../../packages/messages/src/language.ts'
import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../root.ts'
import { findTranslationFaults, type Texts } from './find-translation-faults.ts'

const ENGLISH = /\/messages\/en\.ts$/

/** What tables in other languages lack. A folder without a table of a language is spoken in English, by design. */
export async function findMissingTranslations(): Promise<string[]> {
  const others: readonly string[] = LANGUAGES.filter((language) => language !== 'en')
  const pairs = englishTables().flatMap((english) =>
    others
      .map((language) => ({ english, language, file: english.replace(/en\.ts$/, `${language}.ts`) }))
      .filter(({ file }) => existsSync(file)),
  )
  const findings = await Promise.all(
    pairs.map(async ({ english, language, file }) =>
      findTranslationFaults(await readTable(english, 'en'), await readTable(file, language), language).map(
        (fault) => `${relative(root, file)}: ${fault}`,
      ),
    ),
  )
  return findings.flat()
}

const englishTables = (): string[] =>
  readdirSync(join(root, 'packages'), { recursive: true, encoding: 'utf8' })
    .filter((file) => ENGLISH.test(file) && !file.includes('node_modules'))
    .map((file) => join(root, 'packages', file))

async function readTable(file: string, language: string): Promise<Texts> {
  const module: Record<string, Texts> = await import(pathToFileURL(file).href)
  return module[language] ?? {}
}
