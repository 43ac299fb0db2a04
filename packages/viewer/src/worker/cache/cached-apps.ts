export interface CachedFile {
  /** Path on our origin. */
  url: string
  bytes: number
}

/** An instant app that opens without a network. */
export interface CachedApp {
  path: string
  name: string
  /** Links that lead to it. */
  tags: readonly string[]
  files: readonly CachedFile[]
}

/** Ordered by last opening, the most recent last. */
export type CachedApps = readonly CachedApp[]

export interface CacheLimits {
  apps: number
  files: number
  bytes: number
}

/** Adds an app that was opened, in place of what was cached of it under this or an earlier name. */
export function withApp(apps: CachedApps, { path, name, tags, files }: CachedApp): CachedApps {
  const before = apps.find((app) => app.path === path)
  const known = new Map([...(before?.files ?? []), ...files].map((file) => [file.url, file]))
  const app = { path, name, tags: [...new Set([...(before?.tags ?? []), ...tags])], files: [...known.values()] }
  // Two names with a common link are one renamed app.
  const others = apps.filter((other) => other.path !== path && !other.tags.some((tag) => app.tags.includes(tag)))
  return [...others, app]
}

/** Evicts an app by its name; the same list when it is not there. */
export const withoutApp = (apps: CachedApps, path: string): CachedApps =>
  apps.some((app) => app.path === path) ? apps.filter((app) => app.path !== path) : apps

/** Deletes that a link leads to an app; the same list when it was not known to. */
export const withoutLink = (apps: CachedApps, tagId: string): CachedApps =>
  apps.some(({ tags }) => tags.includes(tagId))
    ? apps.map((app) => ({ ...app, tags: app.tags.filter((tag) => tag !== tagId) }))
    : apps

/** As many apps as there is room for, those that were opened longest ago first to go; the last one stays, with fewer files. */
export function fitting(apps: CachedApps, limits: CacheLimits): CachedApps {
  let [files, bytes] = [limits.files, limits.bytes]
  const chosen: CachedApp[] = []
  for (const app of apps.toReversed().slice(0, limits.apps)) {
    const size = app.files.reduce((sum, file) => sum + file.bytes, 0)
    if (app.files.length <= files && size <= bytes) chosen.unshift(app)
    else if (chosen.length === 0) chosen.push({ ...app, files: firstFiles(app.files, files, bytes) })
    else break
    files -= app.files.length
    bytes -= size
  }
  return chosen
}

function firstFiles(files: readonly CachedFile[], count: number, bytes: number): CachedFile[] {
  let left = bytes
  return files.slice(0, count).filter((file) => {
    if (file.bytes > left) return false
    left -= file.bytes
    return true
  })
}
