/** The first steps of a new account, in order (spec §3). */
export const ONBOARDING_STEPS = [
  'createABurst',
  'createASlide',
  'addSlideToTaplet',
  'createAnAppClip',
  'createAQRDesign',
  'createATag',
] as const
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number]
