import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../root.ts'

const WIDGETS = 'packages/slides/src/widgets'
/** The folders of a slide kind: one for its view, one for its editor. */
const KIND_FOLDERS = ['packages/slides/src/kinds', 'packages/dashboard/src/features/slides/kinds']
/** Kinds of slides that show something in place of widgets, by folder. */
const KINDS = { product: 'PRODUCT', website: 'EXTERNAL_WEBSITE' }

/** The registries list every widget: that is their purpose. */
const REGISTRIES = /^packages\/(slides\/src\/registry\/|server\/src\/app\/kind-sources)/
/** These words also name kinds of media (of a file, of a background), where they are no widget. */
const MEDIA_KINDS = ['IMAGE', 'VIDEO']
/** PRODUCT is also an event of visits: noted by the page, stored and summed by `visits`. */
const EVENT = { type: 'PRODUCT', files: /\/visits?\//, line: /\bnote\(/ }
/** Also a visit's source and a report's subject: a link. Within slides only the widget has this name. */
const WORD_OF_VISITS = 'LINK'
const SLIDES = 'packages/slides/'
/** `// variant-name: the reason for this exception`, on the line or above it. */
const EXCUSE = /variant-name: \S/
/** Tests, samples, templates and demo content speak of particular widgets. */
const MAY_NAME = /\.test\.tsx?$|-samples\.ts$|\/(?:app-)?templates\/|\/(demo|seed|testing|fixtures|scripts)\//

/**
 * Finds shared code that names a widget type instead of asking the widget: the next widget would need a change there,
 * and no compiler would report it.
 */
export function findVariantNames(): string[] {
  const widgets = readdirSync(join(root, WIDGETS), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => ({ folders: [`${WIDGETS}/${entry.name}/`], type: typeOf(entry.name) }))
    .filter(({ type }) => !MEDIA_KINDS.includes(type))
    .concat(
      Object.entries(KINDS).map(([name, type]) => ({ folders: KIND_FOLDERS.map((at) => `${at}/${name}/`), type })),
    )
  return sourceFiles().flatMap((file) => {
    const foreign = widgets
      .filter(
        ({ folders, type }) =>
          !folders.some((at) => file.startsWith(at)) && (type !== WORD_OF_VISITS || file.startsWith(SLIDES)),
      )
      .map(({ type }) => type)
    if (foreign.length === 0) return []
    const named = new RegExp(`(['"\`])(${foreign.join('|')})\\1`)
    const lines = readFileSync(join(root, file), 'utf8').split('\n')
    return lines.flatMap((line, index) => {
      const type = named.exec(line)?.[2]
      const isExcused = EXCUSE.test(line) || EXCUSE.test(lines[index - 1] ?? '')
      const isEvent = type === EVENT.type && (EVENT.files.test(file) || EVENT.line.test(line))
      return type && !isExcused && !isEvent
        ? [`${file}:${index + 1}: names ${type}; ask a property of the widget instead`]
        : []
    })
  })
}

/** `text-box` → `TEXT_BOX`. */
function typeOf(folder: string): string {
  return folder.toUpperCase().replaceAll('-', '_')
}

function sourceFiles(): string[] {
  return readdirSync(join(root, 'packages'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => file.includes('/src/') && !/\/(node_modules|dist)\//.test(file))
    .filter((file) => !REGISTRIES.test(file) && !MAY_NAME.test(file))
}
