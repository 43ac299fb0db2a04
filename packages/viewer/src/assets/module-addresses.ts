/** Where the server answers with the files of `ViewerAssets.modules`. */
export const MODULE_FOLDER = '/assets/viewer'

/** The name of the style sheet for visitors without a script. */
export const PLAIN_SHEET = 'plain'

/** A script that only pages with certain widgets fetch, or the sheet of those without a script. */
export interface ViewerModule {
  /** Its name and a hash of its code, so that browsers may keep it for ever. */
  file: string
  code: string
}

export type ViewerModules = Readonly<Record<string, ViewerModule>>

const asAttribute = (value: string): string => ` data-module="${value}"`

/**
 * Puts the address of each module where a view named it. What people wrote cannot be mistaken for one: its quotes are
 * escaped. A name without a module is left out, and what asked for it works as without a script.
 */
export const withModuleAddresses = (html: string, modules: ViewerModules): string =>
  html.replaceAll(/ data-module="([a-z-]+)"/g, (_, name: string) => {
    const module = Object.hasOwn(modules, name) ? modules[name] : undefined
    return module ? asAttribute(`${MODULE_FOLDER}/${module.file}`) : ''
  })

/** The modules that a page may fetch, once each, for its content security policy. */
export const moduleAddressesOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/ data-module="(\/[\w./-]+)"/g)].map(([, address = '']) => address)),
]
