import { Navigate, type RouteObject } from 'react-router'
import { useText } from '../lib/text.ts'
import { Loader } from '../ui/states/loader.tsx'
import { Elsewhere } from './areas/elsewhere.tsx'
import { AppShell } from './chrome/app-shell.tsx'
import { CrashScreen } from './crash-screen.tsx'
import { SessionGate } from './guards/session-gate.tsx'
import { loadScreen } from './load-screen.ts'
import { Root } from './root.tsx'

const toExplore = <Navigate to="/app/explore" replace />
const explore = loadScreen(async () => (await import('../screens/visitors/explore.tsx')).Explore)

function Starting() {
  return <Loader label={useText()('chrome:starting')} isFullScreen />
}

/** The routes of the first screen. All other addresses (spec §2) come with the table of their area. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: Root,
    ErrorBoundary: CrashScreen,
    HydrateFallback: Starting,
    children: [
      { index: true, element: toExplore },
      {
        Component: SessionGate,
        children: [
          {
            id: 'app',
            path: 'app',
            Component: AppShell,
            children: [
              { index: true, element: toExplore },
              { path: 'explore', lazy: explore },
              { path: '*', element: <Elsewhere to="/404" /> },
            ],
          },
        ],
      },
      { path: '*', element: <Elsewhere to="/app/explore" /> },
    ],
  },
]
