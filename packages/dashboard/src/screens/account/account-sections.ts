import type { AccountSection } from '../../features/account/frame/account-section.ts'
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx'

/** The sections of the account screen, in their order: a line for each, its code loaded with it. */
export const accountSections: readonly AccountSection[] = [
  { id: 'profile', needs: 'account', Content: lazyComponent(async () => (await import('./profile.tsx')).Profile) },
  { id: 'brand', needs: 'content', Content: lazyComponent(async () => (await import('./brand.tsx')).Brand) },
  {
    id: 'security',
    needs: 'self',
    Content: lazyComponent(async () => (await import('../../features/security/security-section.tsx')).SecuritySection),
  },
  {
    id: 'subscription',
    needs: 'account',
    Content: lazyComponent(async () => (await import('./subscription.tsx')).Subscription),
  },
  {
    id: 'getting-paid',
    needs: 'account',
    Content: lazyComponent(async () => (await import('../../features/payouts/payouts-section.tsx')).PayoutsSection),
  },
  {
    id: 'people',
    needs: 'self',
    Content: lazyComponent(async () => (await import('../../features/people/people-section.tsx')).PeopleSection),
  },
  {
    id: 'visitors',
    needs: 'account',
    Content: lazyComponent(
      async () => (await import('../../features/account/visitors/visitors-section.tsx')).VisitorsSection,
    ),
  },
  {
    id: 'close',
    needs: 'account',
    Content: lazyComponent(async () => (await import('../../features/account/closing/close-section.tsx')).CloseSection),
  },
]
