import type { Plugin } from 'vite'

const REFUSAL = `
function refuse() { throw new Error("Cut from the dashboard's zod: scripts/without-unused-zod.ts says what, and why") }`

/**
 * What zod brings along and this app never calls, which no bundler can see. All of it hangs from every schema: how it
 * describes itself as JSON Schema (the server's business: OpenAPI), how it is compiled by eval (which the content security
 * policy refuses), how it follows data that holds itself (which JSON cannot), and the old spelling of formats,
 * `z.string().email()` for `z.email()`, which brings every format there is.
 */
const cuts: [unused: RegExp, instead: string][] = [
  [/^ *inst\._zod\.processJSONSchema = .*$/gm, ''],
  [/create(?:Standard|To)JSONSchemaMethod\([^)]*\)|processors\.aggregateChecks/g, 'refuse'],
  [/core\.\$ZodObjectJIT\.init/g, 'core.$$ZodObject.init'],
  [/core\.config\(\{ memoizer: core\.memoizer\(\) \}\)/g, 'return'],
  [/(?<=^ {4}\w+\(params\) \{\n {8}return )this\.check\(core\.\w+\(Zod\w+, params\)\);/gm, 'refuse();'],
]

/** A third of zod's weight. Fails when a newer zod is written differently, so that nobody finds out on a slow phone. */
export function withoutUnusedZod(): Plugin {
  return {
    name: 'without-unused-zod',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('/zod/v4/classic/schemas.js')) return undefined
      let light = code
      for (const [unused, instead] of cuts) {
        if (light.search(unused) < 0) this.error(`zod no longer has ${unused.source}`)
        light = light.replaceAll(unused, instead)
      }
      return { code: light + REFUSAL, map: null }
    },
  }
}
