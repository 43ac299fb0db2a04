import { linkPath } from '@taplet/contract'

const CODE = /^[\w-]{1,64}$/

/** The code of /t/{code} when the address is one of this Taplet's, with or without encryption; undefined for any other. */
export function codeIn(url: string, origin: string): string | undefined {
  if (!URL.canParse(url)) return undefined
  const { host, pathname } = new URL(url)
  if (host !== new URL(origin).host) return undefined
  const [, first = '', code = '', ...rest] = pathname.replace(/\/$/, '').split('/')
  return rest.length === 0 && CODE.test(code) && `/${first}/${code}` === linkPath(code) ? code : undefined
}
