import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createApp } from '../app/create-app.ts'
import { Providers } from '../app/providers.tsx'
import { createMemoryLog } from '../lib/log.ts'
import { fakeServer, type Handlers } from './fake-server.ts'

/** Renders a component of the dashboard without its routes, with a server that answers by these handlers. */
export function renderPiece(piece: ReactNode, handlers: Handlers = {}) {
  const server = fakeServer(handlers)
  render(<Providers {...createApp(server.fetch, 0, createMemoryLog())}>{piece}</Providers>)
  return server
}
