// Who may import whom: the import table of docs/architecture.md as rules. scripts/boundaries.test.ts plants a violation
// of each and expects it to be found.

const source = (name) => `^packages/${name}/src/`
const NOT_OURS_OR_OWN = (name) => `^(?!packages/)|^packages/${name}/`
const BASE = 'base/src/[\\w-]+\\.ts'
const MESSAGES = 'messages/src/index\\.ts'
const SCHEMA_TABLES =
  '(define/(card-style|define-widget|fields|app-theme)|type/fonts|press-actions/press-actions|social-links/(networks|link-problem|social-address)|widgets/[^/]+/(messages/en|structured-[a-z]+|read-[a-z]+))'
const TEST = '\\.test\\.tsx?$'

/** A package of ours may import, of the others, only these files; and units, colours and what texts are filled with. */
const packageImports = (name, allowed) => ({
  name: `${name}-imports`,
  comment: `${name} imports ${allowed.length === 0 ? 'none of our packages' : `only ${allowed.join(', ')}`}`,
  severity: 'error',
  from: { path: `^packages/${name}/` },
  to: {
    path: '^packages/',
    pathNot: [NOT_OURS_OR_OWN(name), ...[BASE, MESSAGES, ...allowed].map((file) => `^packages/${file}$`)],
  },
})

const CONTRACT = 'contract/src/(index|schemas)\\.ts'
const QR = 'qr/src/(index|scannability/index)\\.ts'
const CHECKS = 'checks/src/index\\.ts'
const slides = (...entries) => `slides/src/(${entries.join('|')})`
const [SCHEMA, VIEW, BEHAVIOR] = ['schema\\.ts', '(?:view|kinds)\\.(?:ts|css)', 'behavior\\.ts']

/** Each imports from those behind it only. */
const DASHBOARD_LAYERS = ['app', 'screens', 'features', 'editing', 'entities', 'ui', 'lib']
/** A list of slides is drawn with what is on them, an app with its slides; no other entity imports another. */
const ENTITIES_BELOW = { experience: ['media', 'slide'], plan: ['account', 'session'], slide: ['product', 'website'] }
const dashboard = (...folders) => `${source('dashboard')}(?:${folders.join('|')})/`

module.exports = {
  forbidden: [
    packageImports('base', []),
    packageImports('messages', []),
    packageImports('slides', []),
    packageImports('qr', []),
    packageImports('contract', [slides(SCHEMA)]),
    packageImports('checks', [
      CONTRACT,
      slides(SCHEMA, 'outline\\.ts', 'slide/contrast\\.ts'),
      // Its tests run it over all whole-app templates.
      slides('app-templates\\.ts', 'art\\.ts', 'edits\\.ts', 'templates\\.ts', 'themes\\.ts'),
    ]),
    packageImports('viewer', [
      CONTRACT,
      slides(SCHEMA, VIEW, BEHAVIOR, 'slide/contrast\\.ts', 'form/client/outbox\\.ts'),
    ]),
    packageImports('server', [
      CONTRACT,
      QR,
      'qr/src/(export/index|print/index|scannability/node)\\.ts',
      CHECKS,
      'checks/src/estimate/estimate-layout\\.ts',
      'viewer/src/render\\.tsx',
      slides(SCHEMA, 'slide/contrast\\.ts', 'art\\.ts', 'stock\\.ts', 'themes\\.ts'),
    ]),
    packageImports('dashboard', [
      CHECKS,
      CONTRACT,
      QR,
      'qr/src/scannability/(?:camera/)?worker\\.ts',
      slides(
        SCHEMA,
        VIEW,
        'edits\\.ts',
        'editor\\.ts',
        'press-forms\\.ts',
        'samples\\.ts',
        'social-links/networks\\.ts',
        'app-templates\\.ts',
        'art\\.ts',
        'stock\\.ts',
        'templates\\.ts',
        'themes\\.ts',
      ),
      'viewer/src/preview\\.tsx',
      'viewer/src/story/story\\.css',
    ]),
    {
      name: 'end-of-the-line',
      comment:
        'nobody imports server or dashboard, except that e2e and bench start the server through its testing entry',
      severity: 'error',
      from: { path: '^(e2e|bench)/' },
      to: { path: '^packages/(server|dashboard)/', pathNot: '^packages/server/src/testing/connect-embedded\\.ts$' },
    },
    {
      name: 'no-cycles',
      comment: 'a cycle makes every file in it one file: declare the narrow type you need instead',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      comment:
        'a file or package that is not there; Vite makes text of a style sheet when asked for it ?inline, and an address of any file when asked for its ?url',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\.css\\?inline$|\\.wasm\\?url$' },
    },
    {
      name: 'server-features-apart',
      comment: 'a feature never imports another: it declares what it needs, and app/ hands it in',
      severity: 'error',
      from: { path: `${source('server')}features/([^/]+)/` },
      to: { path: `${source('server')}features/`, pathNot: `${source('server')}features/$1/` },
    },
    {
      name: 'dashboard-features-apart',
      comment:
        'a feature never imports another: what many know of a thing is an entity, the rest is handed in by screens',
      severity: 'error',
      from: { path: `${source('dashboard')}features/([^/]+)/` },
      to: { path: `${source('dashboard')}features/`, pathNot: `${source('dashboard')}features/$1/` },
    },
    {
      name: 'database-in-stores',
      comment:
        'only stores run SQL; services open transactions for them (transaction.ts), say in these which pages change (pages-changed.ts), what visits are counted by (visits/visit-sums.ts), and may name types',
      severity: 'error',
      from: {
        path: source('server'),
        pathNot: [
          '[/-]store\\.ts$',
          '/platform/db/',
          '/testing/',
          `${source('server')}(main|app/create-platform|process/(?:back-up|on-database|open-database|require-data-dir))\\.ts$`,
          TEST,
        ],
      },
      to: {
        path: ['/platform/db/', '^node_modules/(kysely|pg)/'],
        pathNot: '/platform/db/(transaction|pages-changed|visits/visit-sums)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'widgets-apart',
      comment: 'a widget or a kind of slide never imports another',
      severity: 'error',
      from: { path: `${source('slides')}(widgets|kinds)/([^/]+)/` },
      to: {
        path: `${source('slides')}$1/`,
        pathNot: `${source('slides')}$1/(?:$2|shared)/`,
      },
    },
    {
      name: 'slides-one-way',
      comment:
        'define, type, media, parts, form, social-links → press-actions → widgets → registry/widgets → slide → kinds → registry/kinds → item',
      severity: 'error',
      from: {
        path: `${source('slides')}(define|type|media|parts|form|social-links|press-actions|widgets)/`,
        pathNot: TEST,
      },
      to: {
        path: [
          `${source('slides')}(registry|slide|kinds|item|edits|editor|templates|themes)/`,
          `${source('slides')}[^/]+$`,
        ],
        pathNot: `${source('slides')}slide/contrast\\.ts$`,
      },
    },
    {
      name: 'slides-below-kinds',
      comment: 'what is made of widgets knows nothing of the kinds of slides that are not',
      severity: 'error',
      from: { path: `${source('slides')}(registry/widgets|slide)/`, pathNot: TEST },
      to: {
        path: [
          `${source('slides')}(registry/kinds|kinds|item|edits|editor|templates|themes)/`,
          `${source('slides')}[^/]+$`,
        ],
      },
    },
    {
      name: 'kinds-below-their-registry',
      comment: 'a kind of slide is entered in the registry and never asks it',
      severity: 'error',
      from: { path: `${source('slides')}kinds/`, pathNot: TEST },
      to: {
        path: [`${source('slides')}(registry/kinds|item|edits|editor|templates|themes)/`, `${source('slides')}[^/]+$`],
      },
    },
    {
      name: 'schema-is-pure',
      comment: 'the schema of a widget imports only zod, define and the tables that its data is chosen from',
      severity: 'error',
      from: { path: `${source('slides')}widgets/[^/]+/schema\\.ts$` },
      to: { pathNot: ['^node_modules/zod/', `${source('slides')}${SCHEMA_TABLES}\\.ts$`] },
    },
    {
      name: 'schemas-without-views',
      comment: 'what server and contract load of the slides never reaches a view, however indirectly',
      severity: 'error',
      from: { path: `${source('slides')}schema\\.ts$` },
      to: { path: ['\\.tsx$', '^node_modules/@(mui|emotion)/'], reachable: true },
    },
    {
      name: 'views-without-editors',
      comment: 'what visitors load never reaches an editor or the interface library, however indirectly',
      severity: 'error',
      from: {
        path: [
          `${source('slides')}(view|kinds|behavior)\\.tsx?$`,
          `${source('slides')}.+/(view|behavior)\\.tsx?$`,
          source('viewer'),
        ],
      },
      to: { path: ['/editor\\.tsx$', '^node_modules/@(mui|emotion)/'], reachable: true },
    },
    {
      name: 'browser-without-node',
      comment: 'base, slides, contract and the script of the viewer run in browsers: no Node core modules',
      severity: 'error',
      from: {
        path: [
          source('base'),
          source('slides'),
          source('contract'),
          source('checks'),
          `${source('viewer')}(client|worker)/`,
        ],
        pathNot: TEST,
      },
      to: { dependencyTypes: ['core'] },
    },
    ...DASHBOARD_LAYERS.slice(0, -1).map((layer, index) => ({
      name: `dashboard-below-${layer}`,
      comment: `${DASHBOARD_LAYERS.join(' → ')}: nothing imports what lies above it`,
      severity: 'error',
      from: { path: dashboard(...DASHBOARD_LAYERS.slice(index + 1)) },
      to: { path: dashboard(layer) },
    })),
    ...['[^/]+', ...Object.keys(ENTITIES_BELOW)].map((entity) => ({
      name: 'dashboard-entities-apart',
      comment: 'an entity imports another only where ENTITIES_BELOW says so',
      severity: 'error',
      from: {
        path: `${dashboard('entities')}(${entity})/`,
        ...(entity === '[^/]+' && {
          pathNot: dashboard(...Object.keys(ENTITIES_BELOW).map((one) => `entities/${one}`)),
        }),
      },
      to: {
        path: dashboard('entities'),
        pathNot: dashboard('entities/$1', ...(ENTITIES_BELOW[entity] ?? []).map((one) => `entities/${one}`)),
      },
    })),
  ],
  options: {
    // TypeScript 7 has no API that dependency-cruiser could use, and without a parser it would silently skip .ts files.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|test-results)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
