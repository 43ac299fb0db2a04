import type { KeptApp } from './kept-apps.ts'

/** What a published page says about itself; nothing in it is taken from where people write, whose quotes are escaped. */
export function readPage(html: string): Pick<KeptApp, 'path' | 'name' | 'tags'> | undefined {
  const body = /<body[^>]*>/.exec(html)?.[0] ?? ''
  const path = / data-path="([\w-]+)"/.exec(body)?.[1]
  if (path === undefined) return undefined
  const tags = [/ data-tag="([\w-]+)"/.exec(body)?.[1], / data-code="\/t\/([\w-]+)\/code\.svg"/.exec(html)?.[1]]
  return { path, name: /<title>([^<]*)</.exec(html)?.[1] ?? path, tags: tags.filter((tag) => tag !== undefined) }
}

/** The page as it is at the app's own name, which begins with its first slide. */
export const withoutTag = (html: string): string =>
  html
    .replace(/<body[^>]*>/, (body) => body.replace(/ data-(?:tag|start)="[^"]*"/g, ''))
    .replace(/<noscript><meta http-equiv="refresh"[^>]*><\/noscript>/, '')
    .replace(/(<noscript><img src="[^"]*)&amp;tag=[\w-]+/, '$1')
    .replace(/( id="slide-\d+"[^>]*) style="scroll-initial-target:nearest"/, '$1')

/** The page as a link gives it: its script puts the app's own name into the address bar, and visits name the link. */
export const withTag = (html: string, tagId: string): string =>
  html.replace(/<body[^>]*(?=>)/, (body) => `${body} data-tag="${tagId}"`)

/** The page for apps that are not kept, with a way to each that is. Names stand in the pages escaped, and go here as they are. */
export const withWays = (html: string, apps: readonly Pick<KeptApp, 'path' | 'name'>[]): string =>
  html.replace(/<a [^>]*href="\/sw\/kept".*?<\/a>/s, (way) =>
    apps
      .toReversed()
      .map(({ path, name }) => way.replace('/sw/kept', () => `/${path}`).replace('{name}', () => name))
      .join(''),
  )

/** The faces that a page may show. */
export const fontsOf = (html: string): string[] =>
  [...html.matchAll(/url\((\/assets\/fonts\/[\w.-]+)\)/g)].map(([, url = '']) => url)
