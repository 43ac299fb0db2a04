import { InvitationPage } from '../../features/people/invitation/invitation-page.tsx'

/** /info/invitation: joining somebody's account. */
export const Invitation = () => <InvitationPage />
