const MAX_LENGTH = 700
/** The picture and the face of the first slide; more would compete with them. */
const MAX_HINTS = 2
const ATTRIBUTES = ['as', 'type', 'imagesrcset', 'imagesizes', 'media', 'fetchpriority', 'crossorigin']

/**
 * What the head of a document preloads, as Link headers: a network in front of us tells browsers from these what to
 * fetch before it has the page (103).
 */
export function preloadHints(html: string): string[] {
  const head = html.slice(0, html.indexOf('</head>'))
  const hints = [...head.matchAll(/<link\b([^>]*\brel="preload"[^>]*)>/g)].flatMap(([, tag = '']) => toHint(tag) ?? [])
  const images = hints.filter((hint) => hint.includes('; as="image"'))
  const fonts = hints.filter((hint) => hint.includes('; as="font"'))
  const chosen = [...images.slice(0, 1), ...fonts.slice(0, 1)].slice(0, MAX_HINTS)
  return chosen.join(', ').length > MAX_LENGTH ? chosen.slice(0, 1).filter((hint) => hint.length <= MAX_LENGTH) : chosen
}

function toHint(tag: string): string | undefined {
  const value = (name: string): string | undefined =>
    new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(` ${tag}`)?.[1]?.replaceAll('&amp;', '&')
  const href = value('href')
  if (!href?.startsWith('/') || href.startsWith('//')) return undefined
  const parts = ATTRIBUTES.flatMap((name) => {
    const text = value(name)
    return text === undefined ? [] : [`; ${name}="${text}"`]
  })
  const hint = `<${href}>; rel="preload"${parts.join('')}`
  return /^[\x20-\x7e]*$/.test(hint) && !/[<>]/.test(href) ? hint : undefined
}
