import { type Capability, opensSoon } from '@taplet/contract'
import type { ReactNode } from 'react'
import type { RouteObject } from 'react-router'
import { RequireNoPages } from '../guards/require-no-pages.tsx'
import { RequirePages } from '../guards/require-pages.tsx'
import { RequireRole } from '../guards/require-role.tsx'
import { RequireSession } from '../guards/require-session.tsx'
import { HomeByRole } from '../../screens/apps/home-by-role.tsx'
import { loadScreen } from '../load-screen.ts'
import { soon } from './soon.ts'

/** Screens whose own code is loaded when their address is opened. */
const screens = {
  account: loadScreen(async () => (await import('../../screens/account/account.tsx')).Account),
  demo: loadScreen(async () => (await import('../../screens/apps/demo.tsx')).Demo),
  experience: loadScreen(async () => (await import('../../screens/apps/experience.tsx')).Experience),
  experienceLook: loadScreen(async () => (await import('../../screens/apps/experience-look.tsx')).ExperienceLook),
  experienceShare: loadScreen(async () => (await import('../../screens/apps/experience-share.tsx')).ExperienceShare),
  experienceCreate: loadScreen(async () => (await import('../../screens/apps/experience-create.tsx')).ExperienceCreate),
  experiences: loadScreen(async () => (await import('../../screens/apps/experiences.tsx')).Experiences),
  history: loadScreen(async () => (await import('../../screens/visitors/history.tsx')).History),
  inbox: loadScreen(async () => (await import('../../screens/visitors/inbox.tsx')).Inbox),
  inboxSettings: loadScreen(async () => (await import('../../screens/visitors/inbox-settings.tsx')).InboxSettings),
  onboarding: loadScreen(async () => (await import('../../screens/apps/onboarding.tsx')).Onboarding),
  keep: loadScreen(async () => (await import('../../screens/account/keep.tsx')).Keep),
  qrDesign: loadScreen(async () => (await import('../../screens/links/qr-design.tsx')).QrDesign),
  qrDesigns: loadScreen(async () => (await import('../../screens/links/qr-designs.tsx')).QrDesigns),
  slide: loadScreen(async () => (await import('../../screens/slides/slide.tsx')).Slide),
  slides: loadScreen(async () => (await import('../../screens/slides/slides.tsx')).Slides),
  triggerCreate: loadScreen(async () => (await import('../../screens/links/trigger-create.tsx')).TriggerCreate),
  triggers: loadScreen(async () => (await import('../../screens/links/triggers.tsx')).Triggers),
}

/** For roles that may do this; others read why not, or see `instead`. */
const forRole = (needs: Capability, children: RouteObject[], instead?: ReactNode): RouteObject => ({
  element: <RequireRole needs={needs} {...(instead !== undefined && { instead })} />,
  children,
})

/** spec §2: these need sign-in and at least one page. */
const needPages: RouteObject[] = [
  forRole(
    'content',
    [
      { path: 'experiences', lazy: screens.experiences },
      { path: 'experiences/:experienceId', lazy: screens.experience },
      { path: 'experiences/:experienceId/look', lazy: screens.experienceLook },
      { path: 'experiences/:experienceId/share', lazy: screens.experienceShare },
    ],
    <HomeByRole />,
  ),
  { path: 'experiences/demo/:fullPagePath', lazy: screens.demo },
  forRole('content', [
    { path: 'experienceItems', lazy: screens.slides },
    { path: 'experienceItems/:experienceItemId', lazy: screens.slide },
    { path: 'qrDesigns', lazy: screens.qrDesigns },
    { path: 'qrDesigns/:qrDesignId', lazy: screens.qrDesign }, // and /create
    { path: 'triggers', lazy: screens.triggers },
    { path: 'triggers/create', lazy: screens.triggerCreate },
    { path: 'tags/create', lazy: screens.triggerCreate }, // spec §2: the same screen
  ]),
  forRole('sales', [{ path: 'inbox', lazy: screens.inbox }]),
  forRole('account', [{ path: 'inbox/settings', lazy: screens.inboxSettings }]),
  ...soon(opensSoon.appWithPages),
]

/** spec §2: the routes under /app, inside its frame. */
export const appRoutes: RouteObject[] = [
  { path: 'history', lazy: screens.history },
  {
    Component: RequireSession,
    children: [
      { path: 'account', lazy: screens.account },
      { path: 'account/keep', lazy: screens.keep },
      // The first app may also be created here (spec D10).
      forRole('content', [
        { path: 'experiences/create', lazy: screens.experienceCreate },
        { Component: RequireNoPages, children: [{ path: 'onboarding', lazy: screens.onboarding }] },
      ]),
      { Component: RequirePages, children: needPages },
    ],
  },
]
