export interface DashboardAnalytics {
  /** An https address, or a path of our own. */
  scriptUrl: string
  writeKey: string
  /** Origins that the script may send to, beside its own. */
  hosts: readonly string[]
}

const quoted = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Tells the dashboard which script it may ask people about; it runs only for those who agree. */
export const analyticsMeta = ({ scriptUrl, writeKey }: DashboardAnalytics): string =>
  `<meta name="analytics" content="${quoted(scriptUrl)}" data-write-key="${quoted(writeKey)}">`

/** What the policy of the dashboard must let through for it, and nothing else. */
export function analyticsOrigins({ scriptUrl, hosts }: DashboardAnalytics): { script: string[]; connect: string[] } {
  if (scriptUrl.startsWith('/')) return { script: [], connect: [] }
  const { origin } = new URL(scriptUrl)
  return { script: [origin], connect: [...new Set([origin, ...hosts])] }
}
