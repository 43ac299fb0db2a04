const LIBRARIES =
  /node_modules\/(react|react-dom|react-router|scheduler|zustand)\/|infiniteQueryOptions\.js$|query-core\/build\/modern\/(query|queryClient|queryObserver|removable|retryer|subscribable|utils)\.js$/

/** What all editors share: saving, drafts, strips; not what names the looks of apps. Lists use the stores of drafts alone. */
const EDITORS =
  /dashboard\/src\/(lib\/(editing|drafts\/(?!store|use-draft))|editing\/(?!conflict\/describe-experience))/

/**
 * What screens share, in a few files. Left alone, the bundler cuts it into as many as there are ways in which screens share
 * its modules: hundreds of files, each compressed apart from the rest. A module goes where the most parts that are loaded
 * by themselves need it, and brings along whatever it imports and no line above has. The two counts are where the first
 * screen and both editors stay within their budgets (record 118).
 */
export const chunks = [
  { name: 'libraries', test: LIBRARIES },
  { name: 'layout', tags: ['$initial' as const] },
  { name: 'common', minShareCount: 70 },
  { name: 'work', minShareCount: 18 },
  { name: 'editors', test: EDITORS, minShareCount: 2 },
]
