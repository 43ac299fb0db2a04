import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../root.ts'
import { findUnusedKeys, type Texts } from './find-unused-keys.ts'

const SOURCES = join(root, 'packages/dashboard/src')
const TABLES = join(SOURCES, 'text/en')

/** Finds texts of the dashboard that no screen uses: they would be loaded and translated for nothing. */
export async function findUnusedTexts(): Promise<string[]> {
  const tables = new Map<string, Texts>()
  for (const file of readdirSync(TABLES, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  )) {
    const name = basename(file, '.ts').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    const module: Record<string, Texts> = await import(pathToFileURL(join(TABLES, file)).href)
    tables.set(name, module[name] ?? {})
  }
  return findUnusedKeys(tables, readSources()).map((key) => `${key}: nothing asks for this text`)
}

/** Tests are excluded: a text that only a test looks for is never shown. */
function readSources(): string[] {
  return readdirSync(SOURCES, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(TABLES))
    .map((file) => readFileSync(file, 'utf8'))
}
