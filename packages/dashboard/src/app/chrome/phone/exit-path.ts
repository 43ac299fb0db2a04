import { LINKS } from '../nav-items.ts'

/** Target of Exit: from an open item to its list, from a list to the start; undefined at the start itself. */
export function exitPath(pathname: string): string | undefined {
  const [, list, ...rest] = pathname.split('/').filter(Boolean)
  if (!list || list === 'explore') return undefined
  if (list === 'tags') return LINKS // has no list of its own
  return rest.length > 0 ? `/app/${list}` : '/app/explore'
}
