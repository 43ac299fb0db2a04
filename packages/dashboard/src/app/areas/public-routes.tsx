import { opensSoon } from '@taplet/contract'
import type { RouteObject } from 'react-router'
import { NotFound } from '../../screens/not-found.tsx'
import { loadScreen } from '../load-screen.ts'
import { soon } from './soon.ts'

const screens = {
  sharedAnalytics: loadScreen(
    async () => (await import('../../screens/visitors/shared-analytics.tsx')).SharedAnalytics,
  ),
  takeCopy: loadScreen(async () => (await import('../../screens/apps/take-copy.tsx')).TakeCopy),
  invitation: loadScreen(async () => (await import('../../screens/identity/invitation.tsx')).Invitation),
  tagRegistration: loadScreen(async () => (await import('../../screens/links/tag-registration.tsx')).TagRegistration),
}

/** spec §2: public routes, and all addresses whose first segment belongs to no other area. */
export const publicRoutes: RouteObject[] = [
  { path: '404', Component: NotFound },
  ...soon(opensSoon.public),
  { path: 'info/copy', lazy: screens.takeCopy },
  { path: 'info/invitation', lazy: screens.invitation },
  { path: 'info/tagRegistration', lazy: screens.tagRegistration },
  { path: 'info/analytics/:shareId', lazy: screens.sharedAnalytics },
  // One segment is an instant app's address, served by the server; a link inside the dashboard never names one.
  { path: ':fullPagePath', Component: NotFound },
]
