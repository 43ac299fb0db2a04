import { type OnboardingStep, opensSoon, type Page } from '@taplet/contract'

interface FirstStep {
  /** Where it is done: the address of the specification (spec §2), or the place within an app that there is. */
  pathOf: (app: Page | undefined) => string
  /** How long it takes, about. */
  minutes: number
  /** Its screen does not exist yet: it is neither shown nor counted. */
  isSoon?: boolean
}

export const firstSteps: Readonly<Record<OnboardingStep, FirstStep>> = {
  createABurst: { pathOf: () => '/app/experiences/create', minutes: 1 },
  createASlide: { pathOf: () => '/app/experienceItems', minutes: 2 },
  addSlideToTaplet: { pathOf: (app) => `/app/experiences${app ? `/${app.experienceId}` : ''}`, minutes: 1 },
  createAnAppClip: {
    pathOf: () => '/app/appClips/create',
    minutes: 3,
    isSoon: opensSoon.appWithPages.some((path) => path === 'appClips'),
  },
  createAQRDesign: { pathOf: () => '/app/qrDesigns/create', minutes: 3 },
  createATag: { pathOf: () => '/app/triggers/create', minutes: 1 },
}
