import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { insertLine } from './insert-line.ts'
import { widgetFiles } from './widget-files.ts'

const SLIDES = 'packages/slides/src'
/** The registries, with the entry of a widget in each: its file, and how its export ends. */
const REGISTRIES = {
  editors: ['editor.tsx', 'Editor'],
  outlines: ['outline.ts', 'Outline'],
  samples: ['samples.ts', 'Samples'],
  schemas: ['schema.ts', 'Schema'],
  views: ['view.tsx', 'View'],
} as const

/**
 * Creates the folder of a widget with one line of text, and its line in each registry: `guest-book`. Throws when
 * the name cannot be one, or is taken.
 */
export function newWidget(root: string, name: string): void {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) throw new Error(`${name} is no name like guest-book`)
  const folder = join(root, SLIDES, 'widgets', name)
  if (existsSync(folder)) throw new Error(`there is a widget ${name}`)
  const camel = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const pascal = camel.charAt(0).toUpperCase() + camel.slice(1)
  const label = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
  mkdirSync(join(folder, 'messages'), { recursive: true })
  for (const [file, text] of Object.entries(widgetFiles({ name, label, camel, pascal })))
    writeFileSync(join(folder, file), text)
  const type = name.toUpperCase().replaceAll('-', '_')
  for (const [registry, [file, ending]] of Object.entries(REGISTRIES)) {
    const path = join(root, SLIDES, 'registry/widgets', `${registry}.ts`)
    const exported = `${ending === 'View' ? pascal : camel}${ending}`
    insertLine(path, `import { ${exported} } from '../../widgets/${name}/${file}'`, /from '\.\.\/\.\.\/widgets\//)
    insertLine(path, `  ${type}: ${exported},`, new RegExp(`^  [A-Z_]+: \\w+${ending},$`))
  }
  const view = `fetched(async () => (await import('../../../widgets/${name}/view.tsx')).${pascal}View)`
  insertLine(join(root, SLIDES, 'registry/widgets/in-browsers/views.ts'), `  ${type}: ${view},`, /^  [A-Z_]+: /)
  insertLine(join(root, SLIDES, 'registry/widgets/messages/en.ts'), `  ${type}: '${label}',`, /^  [A-Z_]+: '/)
  insertLine(join(root, SLIDES, 'page.css'), `@import "./widgets/${name}/view.css";`, /^@import "\.\/widgets\//)
}
