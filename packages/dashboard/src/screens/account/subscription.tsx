import { UsagePanel } from '../../features/plans/usage/usage-panel.tsx'
import { SubscriptionSection } from '../../features/subscription/subscription-section.tsx'

/** The section #subscription, with how much of the plan is used. */
export const Subscription = () => <SubscriptionSection Usage={UsagePanel} />
