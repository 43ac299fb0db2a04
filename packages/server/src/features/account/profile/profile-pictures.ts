/** Files of profile pictures, which the media feature keeps. */
export interface ProfilePictures {
  /** Whether the address is a profile picture that this account uploaded. */
  isOwn(accountId: string, url: string): Promise<boolean>
  /** Deletes a picture that is no longer shown; does nothing for others. */
  remove(accountId: string, url: string): Promise<void>
  /** Returns an address of it that is readable for a week (spec §7). */
  sign(url: string): string
}
