import { parseSync } from '@swc/core'

export interface Literal {
  line: number
  text: string
}

/** Attributes and properties that people read or hear. */
const SHOWN =
  /^(?:alt|aria-(?:description|label|placeholder|roledescription|valuetext)|heading|hint|label|lede|message|placeholder|preview|subject|title)$/
/** Calls and constructors whose texts only developers read. */
const FOR_DEVELOPERS =
  /^(?:console|describe|expect|it|log|logger|sql|test|Error|RangeError|SyntaxError|TypeError)\b|\blog\b/
/** Between the name of a text and the text. */
const PASSES_ON = /^(?:Binary|Conditional|Parenthesis)Expression$|^JSXExpressionContainer$/
/** A word of two letters, and a sentence or phrase that begins with a capital. */
const WORD = /[a-z]{2}/i
const PHRASE = /^["“‘(]?[A-Z{].*?[A-Za-z]{2,}[,;:.]? [A-Za-z“"{]/s

interface SyntaxNode {
  type: string
  span: { start: number; end: number }
  [field: string]: unknown
}
const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Finds texts that people read and that stand in the code instead of a message table. */
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

  function visit(value: unknown, name: string): void {
    if (Array.isArray(value)) for (const one of value) visit(one, name)
    else if (isNode(value)) visitNode(value, name)
    else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) visit(one, name)
  }

  function visitNode(node: SyntaxNode, name: string): void {
    if (isForNobody(node, textOf)) return
    const text = readText(node)
    if (text !== undefined) {
      const isShown = node.type === 'JSXText' || SHOWN.test(name)
      if (isShown ? WORD.test(text) && !/^[a-z-]+$/.test(text) : PHRASE.test(text))
        found.push({ line: lineOf(node), text })
    }
    const inner = nameIn(node) ?? (PASSES_ON.test(node.type) ? name : '')
    for (const [field, value] of Object.entries(node)) if (!isSkipped(node, field)) visit(value, inner)
  }

  visit(program.body, '')
  return found
}

/** Types, imports, queries and what developers read. */
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

/** The words of a literal, with {} for what is filled in; undefined for any other node. */
function readText(node: SyntaxNode): string | undefined {
  if (node.type === 'StringLiteral' || node.type === 'JSXText') return String(node['value']).trim()
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node['quasis'])) return undefined
  return node['quasis'].map((part: { raw: string }) => part.raw).join('{}')
}

/** What a value within this node is called. */
function nameIn(node: SyntaxNode): string | undefined {
  if (node.type === 'JSXAttribute') return String(Reflect.get(Object(node['name']), 'value'))
  if (node.type === 'KeyValueProperty') return String(Reflect.get(Object(node['key']), 'value'))
  return undefined
}

const isSkipped = (node: SyntaxNode, field: string): boolean =>
  /^(?:span|typeAnnotation|typeParams|typeArguments|returnType)$/.test(field) ||
  (field === 'key' && node.type === 'KeyValueProperty') ||
  (field === 'name' && node.type === 'JSXAttribute')

/** Where the first token stands: the parser counts from there. */
function leadingBytes(source: string): number {
  const [leading = ''] = /^(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/.exec(source) ?? []
  return Buffer.byteLength(leading)
}
