import { createServer, type Server } from 'node:http'
import sharp from 'sharp'
import { SITE_PORTS } from '../server.ts'

const WORDS = {
  title: 'Harbour bakery',
  description: 'Sourdough, rye and cinnamon buns from the oven at the quay.',
}

const html = `<!doctype html>
<html lang="en"><head><meta name="viewport" content="width=device-width">
<title>${WORDS.title}</title>
<meta property="og:description" content="${WORDS.description}">
<meta property="og:site_name" content="On the quay"><meta property="og:image" content="/picture.png"></head>
<body style="margin:0;padding:20px;background:#fff8ef;font:17px/1.5 system-ui">
<h1>${WORDS.title}</h1><button onclick="this.textContent='Ordered'">Order a bun</button>
<script>try { top.location = 'https://example.com/' } catch {}</script>
<p>${'Sourdough, rye and cinnamon buns. '.repeat(30)}</p></body></html>`

export interface Sites {
  /** May be shown in a frame. */
  open: string
  /** Refuses to be shown in a frame. */
  shut: string
  stop(): Promise<void>
}

/**
 * Starts two external websites that the server may reach (OUTBOUND_ALLOW): both try to take over the page that shows
 * them.
 */
export async function startSites(): Promise<Sites> {
  const drawing = '<svg width="1200" height="630"><circle cx="800" cy="320" r="240" fill="#def2f1"/></svg>'
  const picture = await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#2b7a78' } })
    .composite([{ input: Buffer.from(drawing) }])
    .png()
    .toBuffer()
  const servers: Server[] = SITE_PORTS.map((port, index) =>
    createServer(({ url }, response) => {
      if (url === '/picture.png') return response.writeHead(200, { 'content-type': 'image/png' }).end(picture)
      return response
        .writeHead(200, { 'content-type': 'text/html', ...(index === 1 && { 'x-frame-options': 'DENY' }) })
        .end(html)
    }).listen(port, '127.0.0.1'),
  )
  const [open, shut] = SITE_PORTS
  return {
    open: `http://127.0.0.1:${open}/`,
    shut: `http://127.0.0.1:${shut}/`,
    async stop() {
      for (const server of servers) {
        server.closeAllConnections()
        await new Promise((resolve) => server.close(resolve))
      }
    },
  }
}
