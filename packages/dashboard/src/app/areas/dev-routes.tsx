import { loadScreen } from '../load-screen.ts'

export const devRoutes = [
  { path: 'dev/ui', lazy: loadScreen(async () => (await import('../../screens/dev/dev-ui.tsx')).DevUi) },
]
