import { PRODUCT } from '@taplet/contract'
import { Navigate, type RouteObject } from 'react-router'
import { useText } from '../lib/text.ts'
import { NotFound } from '../screens/not-found.tsx'
import { Soon } from '../screens/soon.tsx'
import { Loader } from '../ui/states/loader.tsx'
import { AppShell } from './chrome/app-shell.tsx'
import { CrashScreen } from './crash-screen.tsx'
import { GuestOnly } from './guards/guest-only.tsx'
import { RequireNoPages } from './guards/require-no-pages.tsx'
import { RequirePages } from './guards/require-pages.tsx'
import { RequireSession } from './guards/require-session.tsx'
import { SessionGate } from './guards/session-gate.tsx'
import { loadScreen } from './load-screen.ts'
import { Root } from './root.tsx'

const to = (path: string) => <Navigate to={path} replace />
const soon = (...paths: string[]): RouteObject[] => paths.map((path) => ({ path, Component: Soon }))

function Starting() {
  return <Loader label={useText()('chrome:starting')} isFullScreen />
}

/** Screens that carry their own weight are loaded when their address is opened. */
const screens = {
  confirmLogin: loadScreen(async () => (await import('../screens/identity/confirm-login.tsx')).ConfirmLogin),
  confirmSignUp: loadScreen(async () => (await import('../screens/identity/confirm-sign-up.tsx')).ConfirmSignUp),
  demo: loadScreen(async () => (await import('../screens/apps/demo.tsx')).Demo),
  devUi: loadScreen(async () => (await import('../screens/dev/dev-ui.tsx')).DevUi),
  experience: loadScreen(async () => (await import('../screens/apps/experience.tsx')).Experience),
  experienceCreate: loadScreen(async () => (await import('../screens/apps/experience-create.tsx')).ExperienceCreate),
  experiences: loadScreen(async () => (await import('../screens/apps/experiences.tsx')).Experiences),
  explore: loadScreen(async () => (await import('../screens/visitors/explore.tsx')).Explore),
  history: loadScreen(async () => (await import('../screens/visitors/history.tsx')).History),
  inbox: loadScreen(async () => (await import('../screens/visitors/inbox.tsx')).Inbox),
  inboxSettings: loadScreen(async () => (await import('../screens/visitors/inbox-settings.tsx')).InboxSettings),
  login: loadScreen(async () => (await import('../screens/identity/login.tsx')).Login),
  onboarding: loadScreen(async () => (await import('../screens/apps/onboarding.tsx')).Onboarding),
  qrDesign: loadScreen(async () => (await import('../screens/links/qr-design.tsx')).QrDesign),
  qrDesigns: loadScreen(async () => (await import('../screens/links/qr-designs.tsx')).QrDesigns),
  sharedAnalytics: loadScreen(async () => (await import('../screens/visitors/shared-analytics.tsx')).SharedAnalytics),
  signUp: loadScreen(async () => (await import('../screens/identity/sign-up.tsx')).SignUp),
  slide: loadScreen(async () => (await import('../screens/slides/slide.tsx')).Slide),
  slides: loadScreen(async () => (await import('../screens/slides/slides.tsx')).Slides),
  tagRegistration: loadScreen(async () => (await import('../screens/links/tag-registration.tsx')).TagRegistration),
  triggerCreate: loadScreen(async () => (await import('../screens/links/trigger-create.tsx')).TriggerCreate),
  triggers: loadScreen(async () => (await import('../screens/links/triggers.tsx')).Triggers),
}

/** spec §2: need login and at least one page. */
const needPages: RouteObject[] = [
  { path: 'experiences', lazy: screens.experiences },
  { path: 'experiences/:experienceId', lazy: screens.experience },
  { path: 'experiences/demo/:fullPagePath', lazy: screens.demo },
  { path: 'experienceItems', lazy: screens.slides },
  { path: 'experienceItems/:experienceItemId', lazy: screens.slide },
  { path: 'qrDesigns', lazy: screens.qrDesigns },
  { path: 'qrDesigns/:qrDesignId', lazy: screens.qrDesign }, // and /create
  { path: 'triggers', lazy: screens.triggers },
  { path: 'triggers/create', lazy: screens.triggerCreate },
  { path: 'tags/create', lazy: screens.triggerCreate }, // spec §2: the same screen
  { path: 'inbox', lazy: screens.inbox },
  { path: 'inbox/settings', lazy: screens.inboxSettings },
  ...soon('appClips', 'appClips/:appClipId'),
]

/** spec §2: everything under /app. */
const app: RouteObject[] = [
  { index: true, element: to('/app/explore') },
  { path: 'explore', lazy: screens.explore },
  { path: 'history', lazy: screens.history },
  {
    Component: RequireSession,
    children: [
      ...soon('account'),
      // The first app may be made here too (spec D10).
      { path: 'experiences/create', lazy: screens.experienceCreate },
      { Component: RequireNoPages, children: [{ path: 'onboarding', lazy: screens.onboarding }] },
      { Component: RequirePages, children: needPages },
    ],
  },
  { path: '*', element: to('/404') },
]

/** spec §2: a person who is signed in has no business here. */
const guests: RouteObject[] = [
  { path: 'login', lazy: screens.login },
  { path: 'signup', lazy: screens.signUp },
  { path: 'auth/cofirmLogin', lazy: screens.confirmLogin }, // spec §2 spells it so
  { path: 'auth/confirmLogin', lazy: screens.confirmLogin },
  { path: 'auth/confirm-signup', lazy: screens.confirmSignUp },
  ...soon('auth/resetPassword', 'auth/forgotPassword', 'auth/completeForgotPassword'),
]

/** Every address of the dashboard (spec §2), in one table. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: CrashScreen,
    HydrateFallback: Starting,
    children: [
      { index: true, element: to('/app/explore') },
      { path: '404', Component: NotFound },
      { path: 'dev/ui', lazy: screens.devUi },
      ...soon('auth/shopify', 'auth/shopify/failure', 'pricing', 'support'),
      ...soon('info/appClipOverview', 'shopify/*'),
      { path: 'info/tagRegistration', lazy: screens.tagRegistration },
      { path: 'info/analytics/:shareId', lazy: screens.sharedAnalytics },
      ...soon(`${PRODUCT.slug}/demos/creator`, `${PRODUCT.slug}/demos/user`),
      ...soon('legal/terms-of-service', 'legal/end-user-license-agreement', 'legal/privacy-policy'),
      {
        Component: SessionGate,
        children: [
          { Component: GuestOnly, children: guests },
          { path: 'app', Component: AppShell, children: app },
        ],
      },
      // One segment is an instant app's address, which the server answers; a link inside the dashboard that ends here names none.
      { path: ':fullPagePath', Component: NotFound },
      { path: '*', element: to('/app/explore') },
    ],
  },
]
