/** Where mails lead, as whole addresses. */
export interface MailAddresses {
  allUrl: string
  /** The analytics of one app. */
  appUrl: (experienceId: string) => string
  /** Ends this sort of mail. */
  leaveUrl: string
}

/** RFC 8058: mail programs show a button of their own, and one POST to the address is enough. */
export const leaveHeaders = ({ leaveUrl }: MailAddresses): Record<string, string> => ({
  'List-Unsubscribe': `<${leaveUrl}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
