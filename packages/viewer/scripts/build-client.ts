import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { ViewerAssets } from '../src/assets/assets.ts'
import { MODULE_FOLDER, PLAIN_SHEET, type ViewerModule } from '../src/assets/module-addresses.ts'
import type { TwinAssets } from '../src/twin/twin-assets.ts'
import { buildStylePieces } from './style-pieces.ts'

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))

/** Folders in which every file is a module of its own: the viewer's, and that of the widgets. */
const MODULE_FOLDERS = [
  source('client/modules'),
  join(dirname(createRequire(import.meta.url).resolve('@taplet/slides/behavior')), 'behaviors'),
]

interface BundleOptions {
  /** Modules to replace by others. */
  replaced?: Record<string, string>
  /** Keeps the file's exports, for `import()`. */
  isModule?: boolean
  /** Names to replace by these texts. */
  known?: Record<string, string>
}

/** Bundles one script or style sheet, relative to src unless the path is absolute, and returns its minified text. */
export async function bundle(
  path: string,
  { replaced = {}, isModule = false, known = {} }: BundleOptions = {},
): Promise<string> {
  const isStyle = path.endsWith('.css')
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('..', import.meta.url)),
    publicDir: false,
    resolve: { alias: replaced },
    define: Object.fromEntries(Object.entries(known).map(([name, text]) => [name, JSON.stringify(text)])),
    build: {
      write: false,
      target: ['chrome111', 'firefox121', 'safari16.4'],
      modulePreload: false,
      rolldownOptions: {
        input: path.startsWith('/') ? path : source(path),
        output: { format: isStyle || isModule ? 'es' : 'iife' },
        ...(isModule && { preserveEntrySignatures: 'strict' }),
      },
    },
  })
  const [file] = (Array.isArray(built) ? built : [built])
    .flatMap((one) => ('output' in one ? one.output : []))
    .filter(({ type, fileName }) => (isStyle ? fileName.endsWith('.css') : type === 'chunk'))
  if (!file) throw new Error(`Building ${path} gave no file`)
  return (file.type === 'chunk' ? file.code : String(file.source)).trim()
}

const hashOf = (code: string) => createHash('sha256').update(code).digest('base64url').slice(0, 8)

type NamedModule = [name: string, module: ViewerModule]

async function buildModule(path: string, known: Record<string, string> = {}): Promise<NamedModule> {
  const code = await bundle(path, { isModule: true, known })
  const name = basename(path, '.ts')
  return [name, { file: `${name}-${hashOf(code)}.js`, code }]
}

/** The module loaded by every page contains the address of another one, so that pages need not name it. */
const AFTER_LOAD = '/after-load.ts'

async function buildModules(paths: readonly string[]): Promise<NamedModule[]> {
  const isLast = (path: string) => path.endsWith(AFTER_LOAD)
  const first = await Promise.all(paths.filter((path) => !isLast(path)).map((path) => buildModule(path)))
  const checkout = Object.fromEntries(first)['checkout']
  const known = { CHECKOUT_ADDRESS: `${MODULE_FOLDER}/${checkout?.file}` }
  return [...first, ...(await Promise.all(paths.filter(isLast).map((path) => buildModule(path, known))))]
}

const isModuleSource = (file: string): boolean => file.endsWith('.ts') && !file.endsWith('.test.ts')

/** The style sheet for visitors without a script, loaded only by them. */
async function buildPlainSheet(): Promise<ViewerModule> {
  const code = await bundle('experience/plain.css')
  return { file: `${PLAIN_SHEET}-${hashOf(code)}.css`, code }
}

/** Builds what is inlined into pages, minified (script and style sheets), and the files that pages load later. */
export async function buildClient(): Promise<ViewerAssets> {
  const paths = MODULE_FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .filter(isModuleSource)
      .map((file) => join(folder, file)),
  )
  const [script, pageCss, landingCss, worker, endingWorker, plainSheet, modules] = await Promise.all([
    bundle('client/main.ts'),
    bundle('pages/page.css'),
    bundle('landing/landing.css'),
    bundle('worker/main.ts'),
    bundle('worker/end.ts'),
    buildPlainSheet(),
    buildModules(paths),
  ])
  const code = [script, ...modules.map(([, module]) => module.code)].join()
  const storyStyles = await buildStylePieces(
    [source('experience/document.css'), source('experience/forms.css')],
    bundle,
    code,
  )
  return {
    script,
    storyStyles,
    pageCss,
    landingCss,
    worker,
    endingWorker,
    modules: { ...Object.fromEntries(modules), [PLAIN_SHEET]: plainSheet },
  }
}

/** The same for the page of a twin, which visitors never load. */
export async function buildTwin(): Promise<TwinAssets> {
  const [script, css] = await Promise.all([bundle('client/twin.ts'), bundle('twin/twin.css')])
  return { script, css }
}
