/** Where the server serves the files of `ViewerAssets.modules`. */
export const MODULE_FOLDER = '/assets/viewer'

/** The name of the style sheet for visitors without a script. */
export const PLAIN_SHEET = 'plain'

/** A script that only pages with certain widgets load, or the style sheet for visitors without a script. */
export interface ViewerModule {
  /** Its name and a content hash, so that browsers may cache it forever. */
  file: string
  code: string
}

export type ViewerModules = Readonly<Record<string, ViewerModule>>

const asAttribute = (value: string): string => ` data-module="${value}"`

/**
 * Inserts the address of each module where a view named it. User text cannot be mistaken for it: its quotes are
 * escaped. A name without a module is removed, and its widget works as without a script.
 */
export const withModuleAddresses = (html: string, modules: ViewerModules): string =>
  html.replaceAll(/ data-module="([a-z-]+)"/g, (_, name: string) => {
    const module = Object.hasOwn(modules, name) ? modules[name] : undefined
    return module ? asAttribute(`${MODULE_FOLDER}/${module.file}`) : ''
  })

/** The distinct modules that a page may load, for its content security policy. */
export const moduleAddressesOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/ data-module="(\/[\w./-]+)"/g)].map(([, address = '']) => address)),
]
