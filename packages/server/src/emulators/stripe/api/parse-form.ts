/** Parameters as Stripe takes them: strings, lists and records of these. */
export interface Parameters {
  [name: string]: string | string[] | Parameters
}

const NAME = /^([^[\]]+)((?:\[[^[\]]*\])*)$/

/** Parses `metadata[orderId]=1&expand[0]=latest_charge` to an object. Other names are ignored. */
export function parseForm(text: string): Parameters {
  const root: Parameters = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const [, first, rest = ''] = NAME.exec(name) ?? []
    if (first === undefined) continue
    put(root, [first, ...Array.from(rest.matchAll(/\[([^[\]]*)\]/g), ([, part = '']) => part)], value)
  }
  return root
}

function put(into: Parameters, [first = '', ...rest]: string[], value: string): void {
  const [second] = rest
  if (second === undefined) {
    define(into, first, value)
    return
  }
  const there = Object.hasOwn(into, first) ? into[first] : undefined
  // A list of records becomes a record with numbers for names.
  if (/^\d*$/.test(second) && rest.length === 1) define(into, first, [...(Array.isArray(there) ? there : []), value])
  else {
    const inner: Parameters = typeof there === 'object' && !Array.isArray(there) ? there : {}
    define(into, first, inner)
    put(inner, rest, value)
  }
}

/** Never sets the prototype, whatever the name. */
function define(into: Parameters, name: string, value: Parameters[string]): void {
  Object.defineProperty(into, name, { value, enumerable: true, configurable: true, writable: true })
}
