import type { ImportedPage, PageRefusal } from '@taplet/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSafeFetch } from '../../platform/outbound/safe-fetch.ts'
import { MAX_PAGE_BYTES } from './fetch/fetch-page.ts'
import { readPage } from './read-page.ts'
import { type Site, startPages } from './testing/start-pages.ts'

const LATIN = { encoding: 'latin1' } as const
const sites = {
  fernstreet: { page: 'link-page.html' },
  idavale: { page: 'beacons-page.html' },
  casalume: { page: 'restaurant.html' },
  harbour: { page: 'shop-open-graph.html' },
  wick: { page: 'shop-products.html' },
  haddad: { page: 'artist.html' },
  ahorn: { page: 'wix-like.html' },
  breadlab: { page: 'wordpress-like.html' },
  kiosk: { page: 'broken.html' },
  eloise: { page: 'western.html', contentType: 'text/html; charset=ISO-8859-1', ...LATIN },
  undeclared: { page: 'western.html', contentType: 'text/html', ...LATIN },
  misdeclared: { page: 'western.html', ...LATIN },
  shell: { page: 'spa-shell.html' },
  alpenrose: { page: 'frames.html', more: { '/content.html': 'frame-content.html' } },
  moved: { page: 'refresh.html', more: { '/new/home.html': 'refreshed.html' } },
  pixel: { page: 'data-pictures.html' },
  tattoo: { page: 'script-links.html' },
  yasmin: { page: 'arabic.html' },
  gate: { page: 'no-title.html' },
  corner: { page: 'hidden-text.html' },
  kiln: { page: 'svg-logo.html' },
  relative: { page: 'base.html' },
  forge: { page: 'microdata.html' },
  account: { page: 'login.html' },
  shy: { page: 'restaurant.html', robots: 'User-agent: *\nDisallow: /\n' },
  closed: { page: 'restaurant.html', robots: 503 },
  polite: { page: 'artist.html', robots: 'User-agent: *\nDisallow: /\n\nUser-agent: Taplet\nDisallow: /works/\n' },
  deep: { page: 'artist.html', after: '<div><ul><li><a href="#x">'.repeat(20_000) },
  huge: { page: 'artist.html', after: ' '.repeat(MAX_PAGE_BYTES) },
  paper: { page: 'restaurant.html', contentType: 'application/pdf' },
} as const satisfies Record<string, Site>

let pages: Awaited<ReturnType<typeof startPages>>
let safeFetch: ReturnType<typeof createSafeFetch>
beforeAll(async () => {
  pages = await startPages(sites)
  safeFetch = createSafeFetch({
    resolveHost: async (host) => (host.endsWith('.test') ? ['127.0.0.1'] : []),
    allowed: new Set([`127.0.0.1:${pages.port}`]),
  })
})
afterAll(() => pages.stop())

const read = (host: keyof typeof sites) => readPage(pages.at(host), safeFetch)
/** Throws when the page is refused. */
async function found(host: keyof typeof sites): Promise<ImportedPage> {
  const { page, refusal } = await read(host)
  if (!page) throw new Error(`${host} was refused: ${refusal}`)
  return page
}
const textsOf = ({ links }: ImportedPage) => links.map(({ text }) => text)
const mainOf = ({ links }: ImportedPage) => links.filter(({ isMain }) => isMain).map(({ text }) => text)
const namesOf = ({ groups }: ImportedPage) =>
  groups.map(({ name, items }) => [name, ...items.map((one) => `${one.name} ${one.price}`)])
const filesOf = ({ pictures }: ImportedPage) => pictures.map(({ url }) => new URL(url).pathname)

describe('a page that is read', () => {
  it('of a link service gives its buttons in order and its profiles, and nothing of the service', async () => {
    const page = await found('fernstreet')
    expect(page).toMatchObject({ name: 'Fern Street Plants', description: 'Plants, pots and patience. Lisbon.' })
    expect(textsOf(page)).toEqual(['New this week', 'Book a workshop', 'Find us'])
    expect(page.profiles).toEqual([
      { linkType: 'instagram', linkUsername: 'fernstreet' },
      { linkType: 'youtube', linkUsername: 'fernstreet' },
      { linkType: 'email', linkUsername: 'hello@fernstreet.example' },
    ])
    expect(page.colours[0]).toBe('#2F6B4F')
  })

  it('of another link service gives no link to a script, none to share, and its colour', async () => {
    const page = await found('idavale')
    expect(page).toMatchObject({ name: 'Ida Vale', colours: ['#D6405A'] })
    expect(textsOf(page)).toEqual(['Listen to Night Line', 'Tickets'])
    expect(page.profiles.map(({ linkType }) => linkType).toSorted()).toEqual(['soundcloud', 'twitter'])
  })

  it('of a restaurant with JSON-LD gives menu, hours, address and how to reach it', async () => {
    const page = await found('casalume')
    expect(page).toMatchObject({
      name: 'Casa Lume',
      address: 'Rua do Almada 12, 4050-036 Porto',
      hours: [
        { days: [2, 3, 4, 5], from: '12:00', to: '15:00' },
        { days: [6], from: '18:30', to: '23:00' },
      ],
    })
    expect(namesOf(page)).toEqual([
      ['From the fire', 'Octopus €19.50', 'Leek €11'],
      ['Sweet', 'Burnt cream €6.00'],
    ])
    expect(mainOf(page)).toEqual(['Book a table'])
    expect(page.profiles).toContainEqual({ linkType: 'phonecall', linkUsername: '+351222000111' })
    expect(page.logo?.url).toBe(pages.at('casalume', '/touch.png'))
    expect(filesOf(page)).toEqual(['/dining.png'])
  })

  it('of a shop with Open Graph gives the product with its price and the largest of each picture', async () => {
    const page = await found('harbour')
    expect(page).toMatchObject({ name: 'Harbour Goods' })
    expect(namesOf(page)).toEqual([['', 'Harbour mug, blue £24.00']])
    expect(filesOf(page).toSorted()).toEqual(['/mug-1200x900.png', '/shelf.png'])
    expect(textsOf(page)).toEqual(['All goods', 'Our story'])
  })

  it('with several pieces of JSON-LD, one of them broken, gives its products each once', async () => {
    const page = await found('wick')
    expect(page).toMatchObject({ name: 'Wax & Wick', address: 'Mejlgade 4, Aarhus' })
    expect(page.hours).toEqual([
      { days: [1, 2, 3, 4, 5], from: '10:00', to: '17:30' },
      { days: [6], from: '10:00', to: '14:00' },
    ])
    expect(namesOf(page)).toEqual([['', 'Pine candle 189 DKK', 'Beeswax taper 95.00 DKK']])
    expect(page.logo?.url).toBe(pages.at('wick', '/logo.png'))
  })

  it('of an artist gives pictures, of backgrounds too, and none of a pixel that counts', async () => {
    const page = await found('haddad')
    expect(page.name).toBe('Noor Haddad. Painter.')
    expect(filesOf(page).toSorted()).toEqual(['/harbour.png', '/works/crane.png', '/works/nets.png'])
    expect(page.profiles).toEqual([
      { linkType: 'phonecall', linkUsername: '+447700900123' },
      { linkType: 'email', linkUsername: 'noor@haddad.example' },
    ])
    expect(page).toMatchObject({ address: '', hours: [], groups: [], logo: null })
  })

  it('of a Wix-like builder gives the name without the words of the builder', async () => {
    const page = await found('ahorn')
    expect(page.name).toBe('Salon Ahorn')
    expect(page.description).toContain('Seit 1998 am Ahornplatz')
    expect(mainOf(page)).toEqual(['Termin buchen'])
    expect(textsOf(page)).not.toContain('Impressum')
    expect(filesOf(page)).toHaveLength(1)
  })

  it('of a WordPress-like site gives prices of lists and tables below their headings', async () => {
    const page = await found('breadlab')
    expect(page).toMatchObject({ name: 'The Bread Lab', address: '14 Kirkgate, Leeds LS1 6BY' })
    expect(page.description).toContain('Slow bread')
    expect(namesOf(page)).toEqual([
      ['Loaves', 'Country sour £4.80', 'Seeded rye £5.20', 'Baguette £2.40'],
      ['Sweet', 'Cinnamon knot £3.10', 'Canelé £2.90'],
    ])
    expect(filesOf(page).toSorted()).toEqual(['/wp/counter.png', '/wp/oven.png'])
    expect(page.colours[0]).toBe('#7A4A1E')
    expect(mainOf(page)).toEqual(['Order for tomorrow'])
  })

  it('that is broken gives what can be read', async () => {
    const page = await found('kiosk')
    expect(textsOf(page)).toEqual(['Boot mieten', 'Karte'])
    expect(namesOf(page)[0]).toContain('Kugel Eis 1,80 €')
    expect(filesOf(page)).toEqual(['/boat.png'])
  })

  it.each(['eloise', 'undeclared', 'misdeclared'] as const)('in windows-1252 (%s) keeps its accents', async (host) => {
    const page = await found(host)
    expect(page).toMatchObject({
      name: 'Pâtisserie Éloïse',
      description: 'Gâteaux et entremets, faits à la main près du marché.',
    })
  })

  it('of frames is read in its first frame', async () => {
    const page = await found('alpenrose')
    expect(page.url).toBe(pages.at('alpenrose', '/content.html'))
    expect(namesOf(page).flat()).toContain('Doppelzimmer 98,00 EUR')
  })

  it('that refreshes to another one is read there', async () => {
    expect(await found('moved')).toMatchObject({ name: 'Moved Bakery', url: pages.at('moved', '/new/home.html') })
  })

  it('with pictures in its own text shows those with an address only, and none that is no picture', async () => {
    expect(filesOf(await found('pixel'))).toEqual(['/real.png'])
  })

  it('with links to scripts, data and passwords leads to web pages only', async () => {
    expect((await found('tattoo')).links.map(({ url }) => url)).toEqual(['https://calendar.example/nord'])
  })

  it('in Arabic keeps its words', async () => {
    const page = await found('yasmin')
    expect(page).toMatchObject({ name: 'مقهى الياسمين', address: 'شارع الملك فيصل 18، عمّان' })
    expect(namesOf(page)).toEqual([['مشروبات', 'قهوة عربية 12.00', 'شاي بالنعناع 9.50']])
    expect(page.profiles).toEqual([{ linkType: 'instagram', linkUsername: 'yasmincafe' }])
  })

  it('without a title has no name', async () => {
    expect(await found('gate')).toMatchObject({ name: '', description: expect.stringContaining('honesty box') })
  })

  it('says nothing of what it hides', async () => {
    const said = JSON.stringify(await found('corner'))
    expect(said).toContain('Full service')
    for (const hidden of ['watches', 'casino', 'Viagra', 'Loans', 'spam.example']) expect(said).not.toContain(hidden)
  })

  it('with a logo in SVG gives it as a picture, with its colour', async () => {
    const { logo, colours } = await found('kiln')
    expect(logo).toMatchObject({ url: pages.at('kiln', '/brand/kiln-logo.svg') })
    expect(logo?.thumbnail).toMatch(/^data:image\/webp;base64,/)
    expect(colours).toContain('#B4431D')
  })

  it('with relative addresses resolves them by its base', async () => {
    const page = await found('relative')
    expect(page.links.map(({ url }) => url)).toEqual([
      pages.at('relative', '/shop/2026/spring.html'),
      pages.at('relative', '/shop/about.html?x=1#top'),
      'http://cdn.other.example/list',
    ])
    expect(filesOf(page)).toEqual(['/shop/2026/shelf.png'])
  })

  it('of sixty thousand open elements is read like any other', async () => {
    expect(await found('deep')).toMatchObject({ name: 'Noor Haddad. Painter.' })
  })

  it('with microdata gives hours and address', async () => {
    expect(await found('forge')).toMatchObject({
      address: '3 Forge Street, Sheffield',
      hours: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '06:00', to: '22:00' }],
    })
  })
})

describe('a page that is refused', () => {
  it.each<[keyof typeof sites, PageRefusal]>([
    ['shy', 'ROBOTS'],
    ['closed', 'ROBOTS'],
    ['shell', 'NOTHING_FOUND'],
    ['account', 'LOGIN'],
    ['huge', 'TOO_LARGE'],
    ['paper', 'NOT_HTML'],
  ])('%s: %s', async (host, refusal) => {
    expect(await read(host)).toEqual({ page: null, refusal })
  })

  it('for it is not there', async () => {
    expect(await readPage(pages.at('fernstreet', '/gone'), safeFetch)).toEqual({ page: null, refusal: 'NOT_FOUND' })
  })

  it('by robots.txt is not asked for at all', async () => {
    const before = pages.asked.length
    await read('shy')
    expect(pages.asked.slice(before)).toEqual(['shy /robots.txt'])
  })

  it('in parts by robots.txt, for us by name, is read without those', async () => {
    expect(filesOf(await found('polite'))).toEqual(['/harbour.png'])
  })
})
