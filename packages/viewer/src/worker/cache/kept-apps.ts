export interface KeptFile {
  /** Path on our origin. */
  url: string
  bytes: number
}

/** An instant app that opens without a network. */
export interface KeptApp {
  path: string
  name: string
  /** Links that lead to it. */
  tags: readonly string[]
  files: readonly KeptFile[]
}

/** The one that was opened last stands last. */
export type KeptApps = readonly KeptApp[]

export interface KeepLimits {
  apps: number
  files: number
  bytes: number
}

/** Adds an app that was opened, in place of what was kept of it under this or an earlier name. */
export function withApp(apps: KeptApps, { path, name, tags, files }: KeptApp): KeptApps {
  const before = apps.find((app) => app.path === path)
  const known = new Map([...(before?.files ?? []), ...files].map((file) => [file.url, file]))
  const app = { path, name, tags: [...new Set([...(before?.tags ?? []), ...tags])], files: [...known.values()] }
  // Two names with one link are one app that was renamed.
  const others = apps.filter((other) => other.path !== path && !other.tags.some((tag) => app.tags.includes(tag)))
  return [...others, app]
}

/** Forgets an app by its name; the same list when it is not there. */
export const withoutApp = (apps: KeptApps, path: string): KeptApps =>
  apps.some((app) => app.path === path) ? apps.filter((app) => app.path !== path) : apps

/** Forgets that a link leads to an app; the same list when it was not known to. */
export const withoutLink = (apps: KeptApps, tagId: string): KeptApps =>
  apps.some(({ tags }) => tags.includes(tagId))
    ? apps.map((app) => ({ ...app, tags: app.tags.filter((tag) => tag !== tagId) }))
    : apps

/** As many apps as there is room for, those that were opened longest ago first to go; the last one stays, with fewer files. */
export function fitting(apps: KeptApps, limits: KeepLimits): KeptApps {
  let [files, bytes] = [limits.files, limits.bytes]
  const chosen: KeptApp[] = []
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

function firstFiles(files: readonly KeptFile[], count: number, bytes: number): KeptFile[] {
  let left = bytes
  return files.slice(0, count).filter((file) => {
    if (file.bytes > left) return false
    left -= file.bytes
    return true
  })
}
