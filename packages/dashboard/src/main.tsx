import './ui/tokens.css'
import './ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createApp } from './app/create-app.ts'
import { Providers } from './app/providers.tsx'
import { routes } from './app/routes.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const app = createApp()

createRoot(root).render(
  <StrictMode>
    <Providers {...app}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </Providers>
  </StrictMode>,
)
