import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'oxc-transform'

/**
 * Lets Node import .tsx files from source: it strips types itself, but does not support JSX. Import it for its side
 * effect, before anything that imports a view: `import '…/tsx-hook.ts'` or `node --import …/tsx-hook.ts`.
 */
registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith('.tsx')) return nextLoad(url, context)
    const file = fileURLToPath(url)
    const { code, errors } = transformSync(file, readFileSync(file, 'utf8'), { jsx: { runtime: 'automatic' } })
    if (errors.length > 0) throw new SyntaxError(`${file}: ${errors.map((error) => error.message).join('\n')}`)
    return { format: 'module', shortCircuit: true, source: code }
  },
})
