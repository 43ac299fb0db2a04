/** Returns a host and the domains above it that somebody can own: `a.b.example` gives `a.b.example` and `b.example`. */
export function hostsOf(url: string): string[] {
  if (!/^https?:/i.test(url) || !URL.canParse(url)) return []
  const host = new URL(url).hostname.replace(/\.$/, '')
  if (host.includes(':') || /^[\d.]+$/.test(host)) return [host]
  const labels = host.split('.')
  return labels.slice(0, Math.max(1, labels.length - 1)).map((_, index) => labels.slice(index).join('.'))
}

/** Returns the host in a name or an address; undefined when there is none. */
export function toHost(text: string): string | undefined {
  const url = /^https?:\/\//i.test(text) ? text : `https://${text.trim().replace(/^\*\./, '')}`
  const [host] = hostsOf(url)
  return host !== undefined && (host.includes('.') || host.includes(':')) ? host : undefined
}
