import type { Plugin } from 'vite'

const REFUSAL = `
function refuse() { throw new Error("Cut from the dashboard's zod: scripts/without-unused-zod.ts says what, and why") }`

/**
 * Parts of zod this app never calls, which no bundler can detect, since every schema refers to them: JSON Schema output
 * (the server's task: OpenAPI), compilation by eval (which the content security policy refuses), cyclic data (which
 * JSON cannot contain), and the old spelling of formats, `z.string().email()` for `z.email()`, which includes every
 * format.
 */
const cuts: [unused: RegExp, instead: string][] = [
  [/^ *inst\._zod\.processJSONSchema = .*$/gm, ''],
  [/create(?:Standard|To)JSONSchemaMethod\([^)]*\)|processors\.aggregateChecks/g, 'refuse'],
  [/core\.\$ZodObjectJIT\.init/g, 'core.$$ZodObject.init'],
  [/core\.config\(\{ memoizer: core\.memoizer\(\) \}\)/g, 'return'],
  [/(?<=^ {4}\w+\(params\) \{\n {8}return )this\.check\(core\.\w+\(Zod\w+, params\)\);/gm, 'refuse();'],
]

/** Removes a third of zod's size. Throws when a newer zod is written differently, so that it is noticed at once. */
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
