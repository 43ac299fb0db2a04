import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'

/** How a site answers beside its page. */
export interface Site {
  /** The saved page at its start; in testing/pages. */
  page: string
  /** Other saved pages, by path. */
  more?: Readonly<Record<string, string>>
  contentType?: string
  /** The encoding in which the page is sent; UTF-8 else. */
  encoding?: 'latin1' | 'utf8'
  robots?: string | number
  /** What follows the page, to make it larger. */
  after?: string
}

const PICTURE = /\.png$/
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90"><circle cx="45" cy="45" r="45" fill="#b4431d"/></svg>'
const MANIFEST = JSON.stringify({
  name: 'The Bread Lab',
  theme_color: '#7A4A1E',
  icons: [{ src: '/icon-512.png', sizes: '512x512' }],
})

/** Larger where the name says so; each path in a colour of its own, so that no two are the same file. */
function pictureAt(path: string): Promise<Buffer> {
  const isSmall = /avatar|touch|icon|logo/.test(path)
  const [, wide] = /-(\d+)x\d+/.exec(path) ?? []
  const width = isSmall ? 180 : wide ? Number(wide) : 1200
  const sum = Buffer.from(path).reduce((total, byte) => total + byte, 0)
  const background = { r: 40 + ((sum * 7) % 180), g: (sum * 13) % 160, b: (sum * 29) % 200 }
  return sharp({ create: { width, height: Math.round(width * 0.75), channels: 3, background } })
    .png()
    .toBuffer()
}

type Answer = [status: number, type: string, body: Buffer | string]

const robotsOf = ({ robots = 404 }: Site): Answer =>
  typeof robots === 'number' ? [robots, 'text/plain', ''] : [200, 'text/plain', robots]

async function pageOf(
  { page, more = {}, contentType = 'text/html; charset=utf-8', encoding = 'utf8', after = '' }: Site,
  path: string,
) {
  const file = path === '/' ? page : more[path]
  if (file === undefined) return undefined
  const text = await readFile(new URL(`pages/${file}`, import.meta.url), 'utf8')
  return [200, contentType, Buffer.from(text + after, encoding)] satisfies Answer
}

async function fileAt(path: string): Promise<Answer> {
  if (path === '/not-a-picture.png') return [200, 'image/png', '<html>']
  if (path.endsWith('.svg')) return [200, 'image/svg+xml', SVG]
  if (path === '/site.webmanifest') return [200, 'application/manifest+json', MANIFEST]
  return PICTURE.test(path) ? [200, 'image/png', await pictureAt(path)] : [404, 'text/html', 'not here']
}

const answerOf = async (site: Site, path: string): Promise<Answer> =>
  path === '/robots.txt' ? robotsOf(site) : ((await pageOf(site, path)) ?? fileAt(path))

/** Serves saved pages, each at a host of its own: `http://<host>.test`. */
export async function startPages(sites: Readonly<Record<string, Site>>) {
  const asked: string[] = []
  const answer: RequestListener = (request, response) => {
    const [host = ''] = (request.headers.host ?? '').split('.')
    const path = new URL(request.url ?? '/', 'http://x').pathname
    asked.push(`${host} ${path}`)
    const site = sites[host]
    if (!site) return void response.writeHead(404).end()
    void answerOf(site, path).then(([status, type, body]) =>
      response.writeHead(status, { 'content-type': type }).end(body),
    )
  }
  const server = createServer(answer)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo // a TCP server has one
  return {
    asked,
    port,
    at: (host: string, path = '/') => `http://${host}.test:${port}${path}`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
