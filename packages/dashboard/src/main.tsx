import './ui/tokens.css'
import './ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { config } from 'zod'
import { addArea } from './app/areas/areas.ts'
import { createApp } from './app/create-app.ts'
import { Providers } from './app/providers.tsx'
import { routes } from './app/routes.tsx'
import { loadTexts } from './lib/text.ts'

// Compiling schemas at run time needs eval, which the content security policy refuses.
config({ jitless: true })

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

function start(container: HTMLElement): void {
  createRoot(container).render(
    <StrictMode>
      <Providers {...createApp()}>
        <RouterProvider router={createBrowserRouter(routes, { patchRoutesOnNavigation: addArea })} />
      </Providers>
    </StrictMode>,
  )
}
void loadTexts().then(() => start(root))
