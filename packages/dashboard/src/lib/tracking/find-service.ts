/** Where product events may be sent, as the server writes it into the document. */
export interface TrackingService {
  scriptUrl: string
  writeKey: string
}

/** The analytics service that this installation names; most name none. */
export function findService(page: Document = document): TrackingService | undefined {
  const meta = page.querySelector<HTMLMetaElement>('meta[name="analytics"]')
  return meta ? { scriptUrl: meta.content, writeKey: meta.dataset['writeKey'] ?? '' } : undefined
}

/** Do-Not-Track or Global Privacy Control: the browser has declined on the person's behalf. */
export function asksNotToBeFollowed(browser: object = navigator): boolean {
  const { doNotTrack, globalPrivacyControl }: { doNotTrack?: unknown; globalPrivacyControl?: unknown } = browser
  return doNotTrack === '1' || globalPrivacyControl === true
}
