import { parseSync } from '@swc/core'

export interface Literal {
  line: number
  text: string
}

/** Attributes and properties that people read or hear. */
const SHOWN =
  /^(?:alt|aria-(?:description|label|placeholder|roledescription|valuetext)|heading|hint|label|lede|message|placeholder|preview|subject|title)$/
/** Properties that are read where they hold a capital letter: ids and units do not. */
const NAMES = /^(?:category|name|text|words)$/
/** Calls and constructors whose texts only developers read. */
const FOR_DEVELOPERS =
  /^(?:console|describe|DOMException|expect|it|log|logger|sql|super|test|Error|RangeError|SyntaxError|TypeError|Payment\w+)\b|\blog\b/
/** Of calls in the API documents, which developers read. */
const SUMMARY = 'summary'
/** `// inline-text: why this one stands in the code`, on the line or above it. */
const EXCUSE = /inline-text: \S/
/** The tokens allowed between the name of a text and the text. */
const PASSES_ON = /^(?:Binary|Conditional|Parenthesis)Expression$|^JSXExpressionContainer$/
/** Texts that no language changes. */
const NOT_SAID: readonly RegExp[] = [
  /^\S+[:@]\S+$/, // `https://`, `name@example.com`, `data:image/webp;base64,…`
  /^(?:[A-Z]{2,3} ?){3,}$/, // codes of countries or currencies
  /^(?:Ctrl|Alt|Shift)(?: (?:Shift|Alt|Page\w+|[A-Z]))*$/, // keys, which the screens name
  /, (?:sans-serif|serif|monospace)$/, // a list of typefaces
]
/** A value that is filled in, with its unit: `{}px`, `{}-hint`, `{name}`. */
const PLACE = /\{[^{}]*\}(?:px\b|-\w+)?/g
/** A word of two letters, and a sentence or phrase that begins with a capital. */
const WORD = /[a-z]{2}/i
const NAMED = /^[A-Z][a-z]/
/** What a schema objects: the end of a sentence. */
const OBJECTION = /^(?:must|may not|cannot|needs to|holds a) /
const PHRASE = /^["“‘(]?[A-Z{].*?[A-Za-z]{2,}[,;:.]? [A-Za-z“"{]/s

interface SyntaxNode {
  type: string
  span: { start: number; end: number }
  [field: string]: unknown
}
const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Finds texts that people read in code instead of a message table. */
export function findLiterals(source: string, isJsx: boolean): Literal[] {
  const bytes = Buffer.from(source)
  const program = parseSync(source, { syntax: 'typescript', tsx: isJsx, target: 'es2024' })
  const offset = program.span.start - leadingBytes(source)
  const textOf = ({ span }: SyntaxNode): string => bytes.subarray(span.start - offset, span.end - offset).toString()
  const lineOf = ({ span }: SyntaxNode): number =>
    bytes
      .subarray(0, span.start - offset)
      .toString()
      .split('\n').length
  const found: Literal[] = []
  const lines = source.split('\n')
  const isExcused = (line: number): boolean => EXCUSE.test(lines[line - 1] ?? '') || EXCUSE.test(lines[line - 2] ?? '')

  function visit(value: unknown, name: string): void {
    if (Array.isArray(value)) for (const one of value) visit(one, name)
    else if (isNode(value)) visitNode(value, name)
    else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) visit(one, name)
  }

  function visitNode(node: SyntaxNode, name: string): void {
    if (isForNobody(node, textOf) || name === SUMMARY) return
    const text = readText(node)
    if (text !== undefined && isForPeople(text, showsOf(node, name, text))) {
      const line = lineOf(node)
      if (!isExcused(line)) found.push({ line, text })
    }
    const inner = nameIn(node) ?? (PASSES_ON.test(node.type) ? name : '')
    for (const [field, value] of Object.entries(node)) if (!isSkipped(node, field, textOf)) visit(value, inner)
  }

  visit(program.body, '')
  return found
}

const showsOf = ({ type }: SyntaxNode, name: string, text: string): boolean =>
  type === 'JSXText' || SHOWN.test(name) || (NAMES.test(name) && NAMED.test(text))

const isForPeople = (text: string, isShown: boolean): boolean =>
  !NOT_SAID.some((pattern) => pattern.test(text)) &&
  WORD.test(text.replaceAll(PLACE, '')) &&
  (isShown ? !/^[a-z][a-zA-Z-]*$/.test(text) : PHRASE.test(text) || OBJECTION.test(text))

/** Types, imports, queries and texts for developers. */
function isForNobody(node: SyntaxNode, textOf: (node: SyntaxNode) => string): boolean {
  const isType = node.type.startsWith('Ts') && !/^Ts(?:As|Satisfies|Const|NonNull)/.test(node.type)
  const isCall = node.type === 'CallExpression' || node.type === 'NewExpression'
  return (
    isType ||
    node.type === 'ImportDeclaration' ||
    node.type === 'TaggedTemplateExpression' ||
    (isCall && isNode(node['callee']) && FOR_DEVELOPERS.test(textOf(node['callee'])))
  )
}

/** Returns the words of a literal, with {} for each placeholder, or undefined for any other node. */
function readText(node: SyntaxNode): string | undefined {
  if (node.type === 'StringLiteral' || node.type === 'JSXText') return String(node['value']).trim()
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node['quasis'])) return undefined
  return node['quasis'].map((part: { raw: string }) => part.raw).join('{}')
}

/** Returns the name that a value within this node gets. */
function nameIn(node: SyntaxNode): string | undefined {
  if (node.type === 'JSXAttribute') return String(Reflect.get(Object(node['name']), 'value'))
  if (node.type === 'KeyValueProperty') return String(Reflect.get(Object(node['key']), 'value'))
  return undefined
}

const isSkipped = (node: SyntaxNode, field: string, textOf: (node: SyntaxNode) => string): boolean =>
  // What a schema says of itself stands in the API documents.
  (field === 'arguments' && isNode(node['callee']) && textOf(node['callee']).endsWith('.meta')) ||
  /^(?:span|typeAnnotation|typeParams|typeArguments|returnType)$/.test(field) ||
  (field === 'key' && node.type === 'KeyValueProperty') ||
  (field === 'name' && node.type === 'JSXAttribute')

/** The offset of the first token, from which the parser counts. */
function leadingBytes(source: string): number {
  const [leading = ''] = /^(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/.exec(source) ?? []
  return Buffer.byteLength(leading)
}
