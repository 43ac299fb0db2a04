import type { IncomingHttpHeaders } from 'node:http'

const originOf = (url: string): string => new URL(url).origin

/** Whether a page with these headers allows `origin` to show it in a frame, by the rules of browsers. */
export function mayBeFramed(headers: IncomingHttpHeaders, url: string, origin: string): boolean {
  const ancestors = frameAncestors(headers['content-security-policy'])
  // With frame-ancestors, browsers ignore X-Frame-Options.
  if (ancestors.length > 0) return ancestors.every((sources) => sources.some((source) => allows(source, url, origin)))
  const options = [headers['x-frame-options'] ?? []].flat().join(',').toLowerCase()
  if (/\bdeny\b/.test(options)) return false
  return /\bsameorigin\b/.test(options) ? originOf(url) === originOf(origin) : true
}

/** Returns the sources of each frame-ancestors directive; with several policies all apply. */
function frameAncestors(policy: string | string[] | undefined): string[][] {
  return [policy ?? []].flat().flatMap((header) =>
    header.split(',').flatMap((one) => {
      const directive = one
        .split(';')
        .map((part) => part.trim().toLowerCase().split(/\s+/))
        .find(([name]) => name === 'frame-ancestors')
      return directive ? [directive.slice(1)] : []
    }),
  )
}

const isScheme = (wanted: string, actual: string): boolean =>
  wanted === actual || (wanted === 'http:' && actual === 'https:')

const isPort = (wanted: string, { port, protocol }: URL): boolean =>
  wanted === '*' || wanted === (port || (protocol === 'https:' ? '443' : '80'))

/** Whether one source of the directive matches this origin, as defined by CSP level 3. */
function allows(source: string, url: string, origin: string): boolean {
  if (source === '*') return true
  if (source === "'self'") return originOf(url) === originOf(origin)
  const target = new URL(origin)
  if (/^[a-z][a-z0-9+.-]*:$/.test(source)) return isScheme(source, target.protocol)
  const [, scheme, host = '', port] = /^(?:([a-z]+):\/\/)?([^/:]+)(?::(\d+|\*))?/.exec(source) ?? []
  if (scheme !== undefined && !isScheme(`${scheme}:`, target.protocol)) return false
  if (port !== undefined && !isPort(port, target)) return false
  return host.startsWith('*.') ? target.hostname.endsWith(host.slice(1)) : target.hostname === host
}
