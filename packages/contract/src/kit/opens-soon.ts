import { PRODUCT } from './product.ts'

/** Addresses of the specification (spec §2) whose screens do not exist yet, by area; search engines leave them out. */
export const opensSoon = {
  appWithPages: ['appClips', 'appClips/:appClipId'],
  embedded: ['shopify/*'],
  identity: ['auth/shopify', 'auth/shopify/failure'],
  public: [
    'support',
    'info/appClipOverview',
    `${PRODUCT.slug}/demos/creator`,
    `${PRODUCT.slug}/demos/user`,
    'legal/terms-of-service',
    'legal/end-user-license-agreement',
    'legal/privacy-policy',
  ],
} as const
