export interface DashboardAnalytics {
  /** An https URL, or a path of this server. */
  scriptUrl: string
  writeKey: string
  /** Origins that the script may send to, besides its own. */
  hosts: readonly string[]
}

const quoted = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Tells the dashboard which script to load; it asks people first and loads it only for those who agree. */
export const analyticsMeta = ({ scriptUrl, writeKey }: DashboardAnalytics): string =>
  `<meta name="analytics" content="${quoted(scriptUrl)}" data-write-key="${quoted(writeKey)}">`

/** Returns what the dashboard's policy must allow for the script, and nothing else. */
export function analyticsOrigins({ scriptUrl, hosts }: DashboardAnalytics): { script: string[]; connect: string[] } {
  if (scriptUrl.startsWith('/')) return { script: [], connect: [] }
  const { origin } = new URL(scriptUrl)
  return { script: [origin], connect: [...new Set([origin, ...hosts])] }
}
