import { dirname } from 'node:path'
import { textFiles } from './text-files.ts'

const MOST = 15
const SOURCE = /^(?:packages|scripts|e2e|bench)\/.*(?<!\.(?:test|spec|config|d))\.tsx?$/
/** Why a folder may hold more sources. */
const REASONS: Readonly<Record<string, string>> = {
  'packages/dashboard/src/lib/editing/steps': 'a file for each step',
  'packages/qr/src/patterns': 'a file for each pattern',
  'packages/server/src/emulators/stripe/pages': 'a file for each page of the emulator',
  'packages/server/src/process': 'how a process starts, listens and ends, in this order',
  'packages/slides/src/form/client': 'what one script sends in one piece',
  'packages/slides/src/app-templates/trades': 'a file for each trade',
  'packages/slides/src/art/drawings': 'a file for each drawing',
  'packages/slides/src/templates': 'a file for each template',
  'e2e/story': 'a file for each kind of step in a story',
  scripts: 'a file for each command',
  'scripts/check': 'a file for each check',
}

/** Folders with more than fifteen sources and no reason, and reasons that are not needed any more. */
export function findFullFolders(files: readonly string[] = textFiles()): string[] {
  const counts = new Map<string, number>()
  for (const file of files.filter((name) => SOURCE.test(name)))
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
  const full = [...counts].filter(([, count]) => count > MOST)
  return [
    ...full
      .filter(([folder]) => !(folder in REASONS))
      .map(([folder, count]) => `${folder}: holds ${count} sources; split it by topic, or give a reason`),
    ...Object.keys(REASONS)
      .filter((folder) => (counts.get(folder) ?? 0) <= MOST)
      .map((folder) => `${folder}: needs no reason any more`),
  ]
}
