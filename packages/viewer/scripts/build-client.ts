import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { ViewerAssets } from '../src/assets.ts'
import type { TwinAssets } from '../src/twin/twin-assets.ts'

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))

/** Bundles one script or style sheet of src and returns its minified text. `replaced` names modules to take instead. */
export async function bundle(path: string, replaced: Record<string, string> = {}): Promise<string> {
  const isStyle = path.endsWith('.css')
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('..', import.meta.url)),
    publicDir: false,
    resolve: { alias: replaced },
    build: {
      write: false,
      target: ['chrome111', 'firefox121', 'safari16.4'],
      modulePreload: false,
      rolldownOptions: { input: source(path), output: { format: isStyle ? 'es' : 'iife' } },
    },
  })
  const outputs = Array.isArray(built) ? built : [built]
  for (const { output } of outputs.filter((one) => 'output' in one)) {
    for (const file of output) {
      if (isStyle && file.type === 'asset' && file.fileName.endsWith('.css')) return String(file.source).trim()
      if (!isStyle && file.type === 'chunk') return file.code.trim()
    }
  }
  throw new Error(`Building ${path} gave no file`)
}

/** Everything the viewer writes into its pages: the script and the style sheets, minified. */
export async function buildClient(): Promise<ViewerAssets> {
  const [script, storyCss, pageCss] = await Promise.all([
    bundle('client/main.ts'),
    bundle('document.css'),
    bundle('pages/page.css'),
  ])
  return { script, storyCss, pageCss }
}

/** The same for the page of a twin, which visitors never load. */
export async function buildTwin(): Promise<TwinAssets> {
  const [script, css] = await Promise.all([bundle('client/twin.ts'), bundle('twin/twin.css')])
  return { script, css }
}
