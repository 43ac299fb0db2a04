import { matchRoutes, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router'
import { fetchCode } from '../../lib/lazy/fetch-code.ts'

interface Area {
  /** Id of the parent route of its addresses. */
  parent: 'app' | 'root'
  /** Its route table, once loaded. */
  routes: RouteObject[] | undefined
  /** Loads the table; resolves to true once it is there. Never throws. */
  fetch: () => Promise<boolean>
}

function createArea(parent: Area['parent'], load: () => Promise<RouteObject[]>): Area {
  const area: Area = {
    parent,
    routes: undefined,
    fetch: () =>
      fetchCode(load).then(
        (routes) => {
          area.routes = routes
          return true
        },
        () => false, // `Elsewhere` says so, and tries again
      ),
  }
  return area
}

export const appArea = createArea('app', async () => (await import('./app-routes.tsx')).appRoutes)
const identity = createArea('root', async () => (await import('./identity-routes.tsx')).identityRoutes)
const publicPages = createArea('root', async () => (await import('./public-routes.tsx')).publicRoutes)

const byFirstWord = new Map([
  ['app', appArea],
  ['auth', identity],
  ['dev', createArea('root', async () => (await import('./dev-routes.tsx')).devRoutes)],
  ['login', identity],
  ['shopify', createArea('root', async () => (await import('./embedded-routes.tsx')).embeddedRoutes)],
  ['signup', identity],
])

/** The area of an address, by its first segment: the router ignores case. */
export const areaOf = (path: string): Area => byFirstWord.get(path.split('/')[1]?.toLowerCase() ?? '') ?? publicPages

/** Whether the loaded table of its area has this address. */
export function isKnown(path: string): boolean {
  const { parent, routes } = areaOf(path)
  return !!routes && matchRoutes([{ path: parent === 'app' ? '/app' : '/', children: routes }], path) !== null
}

/** Called by the router for unknown addresses: adds the route table of the area. Adding one twice does nothing. */
export const addArea: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  const area = areaOf(path)
  if (!area.routes) await area.fetch()
  if (area.routes) patch(area.parent, area.routes)
}
