import { connect } from 'node:net'

/**
 * Returns the bytes of one answer as a browser receives it: status line, headers and brotli body. Throws unless the
 * status is 200.
 */
export function bytesOnTheWire(origin: string, path: string): Promise<number> {
  const { hostname, port, host } = new URL(origin)
  const request = [
    `GET ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Accept-Encoding: gzip, deflate, br',
    'Connection: close',
    '',
    '',
  ].join('\r\n')
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(request))
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', reject)
    socket.on('end', () => {
      const answer = Buffer.concat(chunks)
      const isGood = answer.subarray(0, 15).toString('latin1').startsWith('HTTP/1.1 200')
      if (isGood) resolve(answer.length)
      else reject(new Error(`${path} answered: ${answer.subarray(0, 80).toString('latin1')}`))
    })
  })
}
