import { ProfileSection } from '../../features/account/profile/profile-section.tsx'
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx'

const PictureDialog = lazyComponent(
  async () => (await import('../../features/media/profile-picture/profile-picture-dialog.tsx')).ProfilePictureDialog,
  'OVER',
)

/** The section #profile, with the editor that crops its picture. */
export const Profile = () => <ProfileSection PictureDialog={PictureDialog} />
