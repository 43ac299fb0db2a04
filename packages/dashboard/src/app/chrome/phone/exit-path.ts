import { LINKS } from '../nav-items.ts'

/**
 * Target of Exit: from a slide to the instant app it was opened from, from another open item to its list, from a list to
 * the start; undefined at the start itself.
 */
export function exitPath(pathname: string, search = ''): string | undefined {
  const app = new URLSearchParams(search).get('in')
  if (app !== null) return `/app/experiences/${encodeURIComponent(app)}`
  const [, list, ...rest] = pathname.split('/').filter(Boolean)
  if (!list || list === 'explore') return undefined
  if (list === 'tags') return LINKS // has no list of its own
  return rest.length > 0 ? `/app/${list}` : '/app/explore'
}
