import './ui/tokens.css'
import './ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { config } from 'zod'
import { createApp } from './app/create-app.ts'
import { Providers } from './app/providers.tsx'
import { routes } from './app/routes.tsx'

// Compiling schemas at run time needs eval, which the content security policy refuses.
config({ jitless: true })

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

createRoot(root).render(
  <StrictMode>
    <Providers {...createApp()}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </Providers>
  </StrictMode>,
)
