import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { addArea } from '../app/areas/areas.ts'
import { createApp } from '../app/create-app.ts'
import { Providers } from '../app/providers.tsx'
import { routes } from '../app/routes.tsx'
import { createMemoryLog } from '../lib/log.ts'
import { fakeServer, type Handlers } from './fake-server.ts'

/** Opens the whole dashboard at an address, with a server that answers by these handlers. */
export function openApp(at: string, handlers: Handlers = {}) {
  const server = fakeServer(handlers)
  const log = createMemoryLog()
  const app = createApp(server.fetch, 0, log)
  const router = createMemoryRouter(routes, { initialEntries: [at], patchRoutesOnNavigation: addArea })
  render(
    <Providers {...app}>
      <RouterProvider router={router} />
    </Providers>,
  )
  const place = () => {
    const { pathname, search, hash } = router.state.location
    return pathname + search + hash
  }
  return { ...app, log, server, router, place, user: userEvent.setup() }
}
