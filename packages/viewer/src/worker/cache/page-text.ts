import type { CachedApp } from './cached-apps.ts'

/** A published page's data about itself; user text cannot interfere, because its quotes are escaped. */
export function readPage(html: string): Pick<CachedApp, 'path' | 'name' | 'tags'> | undefined {
  const body = /<body[^>]*>/.exec(html)?.[0] ?? ''
  const path = / data-path="([\w-]+)"/.exec(body)?.[1]
  if (path === undefined) return undefined
  const tags = [/ data-tag="([\w-]+)"/.exec(body)?.[1], / data-code="\/t\/([\w-]+)\/code\.svg"/.exec(html)?.[1]]
  return { path, name: /<title>([^<]*)</.exec(html)?.[1] ?? path, tags: tags.filter((tag) => tag !== undefined) }
}

/** The page at the app's own name, which starts with its first slide. */
export const withoutTag = (html: string): string =>
  html
    .replace(/<body[^>]*>/, (body) => body.replace(/ data-(?:tag|start)="[^"]*"/g, ''))
    .replace(/<noscript><meta http-equiv="refresh"[^>]*><\/noscript>/, '')
    .replace(/(<noscript><img src="[^"]*)&amp;tag=[\w-]+/, '$1')
    .replace(/( id="slide-\d+"[^>]*) style="scroll-initial-target:nearest"/, '$1')

/** The page as a link serves it: its script puts the app's own name into the address bar, and visits name the link. */
export const withTag = (html: string, tagId: string): string =>
  html.replace(/<body[^>]*(?=>)/, (body) => `${body} data-tag="${tagId}"`)

/** The page for apps that are not cached, with a link to each that is. Names are already escaped in the pages. */
export const withWays = (html: string, apps: readonly Pick<CachedApp, 'path' | 'name'>[]): string =>
  html.replace(/<a [^>]*href="\/sw\/kept".*?<\/a>/s, (way) =>
    apps
      .toReversed()
      .map(({ path, name }) => way.replace('/sw/kept', () => `/${path}`).replace('{name}', () => name))
      .join(''),
  )

/** The fonts that a page may use. */
export const fontsOf = (html: string): string[] =>
  [...html.matchAll(/url\((\/assets\/fonts\/[\w.-]+)\)/g)].map(([, url = '']) => url)
