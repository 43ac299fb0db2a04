import { createServer } from 'node:http'

// The yardstick: the least that Node can do for a request (a 302), and the plainest page a browser can paint.
const PARAGRAPH = '<p>Coffee, butter and the good window seat. Open until five, Tuesday to Sunday, dogs welcome.</p>'
const PLAIN = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plain</title></head><body><h1>Ofelia</h1>${PARAGRAPH.repeat(6)}</body></html>`

const server = createServer((request, response) => {
  if (request.url === '/plain') response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PLAIN)
  else response.writeHead(302, { location: '/plain' }).end()
})
server.listen(0, 'localhost', () => {
  const address = server.address()
  process.send?.(typeof address === 'object' ? address?.port : undefined)
})
process.on('disconnect', () => process.exit(0))
