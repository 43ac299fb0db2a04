/** What can be quoted: `spec §9`, `spec §9.3` and `spec D20`, records by their number, and files. */
export interface Quotable {
  spec: ReadonlySet<string>
  records: ReadonlySet<string>
  isFile: (path: string) => boolean
}

const LINE = String.raw`(?:§\d+(?:\.\d+)?|D\d+)`
const JOIN = String.raw`(?:,| and| or| to)`
/** `spec §3, §7 and D26`. Comments wrap between words, so any blank or star may come between them. */
const SPEC = new RegExp(String.raw`\bspec[\s*/]+${LINE}(?:${JOIN}[\s*/]+${LINE})*`, 'gi')
/** `record 062`, `records 101 to 104`. */
const RECORDS = new RegExp(String.raw`\brecords?[\s*/]+\d{3}\b(?:${JOIN}[\s*/]+\d{3}\b)*`, 'gi')
/** Ambiguous forms: the reader cannot tell which document is meant. */
const UNCLEAR = /§\d[\d.]*|\bdecisions? \d+|\([01]\d\d(?:, [01]\d\d)*\)/gi
const DOCS_PATH = /(?<![\w./-])docs\/[\w/-]+(?:\.\w+)?/g
/** A source file by its full path, as docs name it. */
const CODE_PATH = /(?<![\w./-])(?:packages|scripts|e2e|bench)\/[\w./-]+\.\w+/g
/** `[name](path#anchor)` of Markdown, but not to another host. */
const LINK = /\]\((?!\w+:)([^)#\s]+)(?:#[^)\s]*)?\)/g

/**
 * Finds references of this file that lead nowhere: to lines of the specification, to records, to pages of docs/, and,
 * in Markdown, links and source files. `resolve` turns the path of a link into one from the root.
 */
export function findReferenceFaults(
  file: string,
  text: string,
  quotable: Quotable,
  resolve: (link: string) => string,
): string[] {
  const missing = [
    ...[...text.matchAll(SPEC)].flatMap(([all]) => missingOf(all, new RegExp(LINE, 'g'), quotable.spec, 'spec')),
    ...[...text.matchAll(RECORDS)].flatMap(([all]) => missingOf(all, /\d{3}/g, quotable.records, 'record')),
    ...pathsOf(file, text).flatMap((path) => (quotable.isFile(path) ? [] : [`there is no ${path}`])),
    ...(file.endsWith('.md') ? linksOf(text) : []).flatMap((link) =>
      quotable.isFile(resolve(link)) ? [] : [`${link} leads nowhere`],
    ),
  ]
  const rest = text.replaceAll(SPEC, '').replaceAll(RECORDS, '')
  const unclear = [...rest.matchAll(UNCLEAR)]
    .filter(([words]) => !words.startsWith('(') || file.startsWith('docs/decisions/'))
    .map(([words]) => `"${words}" is unclear: say spec §9.3, spec D20 or record 062`)
  return [...missing, ...unclear].map((fault) => `${file}: ${fault}`)
}

function missingOf(reference: string, part: RegExp, known: ReadonlySet<string>, kind: string): string[] {
  return [...reference.matchAll(part)].flatMap(([name]) => (known.has(name) ? [] : [`there is no ${kind} ${name}`]))
}

function pathsOf(file: string, text: string): string[] {
  const paths = [...text.matchAll(DOCS_PATH), ...(file.endsWith('.md') ? text.matchAll(CODE_PATH) : [])]
  return paths.map(([path]) => path)
}

const linksOf = (text: string): string[] => [...text.matchAll(LINK)].map(([, link = '']) => link)
