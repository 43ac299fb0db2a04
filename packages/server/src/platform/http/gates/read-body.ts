import type { IncomingMessage } from 'node:http'
import { AppError } from '../errors/app-error.ts'

/** The body of a request that says how long it is; refused when it does not come within so long, or is broken off. */
export function readBody(request: IncomingMessage, length: number, limitMs: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const before: Buffer[] = []
    let received = 0
    const timer = setTimeout(() => reject(new AppError('REQUEST_TIMEOUT')), limitMs)
    request.on('data', (chunk: Buffer) => {
      received += chunk.length
      if (received < length) {
        before.push(chunk)
        return
      }
      clearTimeout(timer)
      resolve(before.length === 0 ? chunk : Buffer.concat([...before, chunk]))
    })
    request.once('close', () => {
      if (received >= length) return
      clearTimeout(timer)
      reject(new AppError('BAD_REQUEST'))
    })
  })
}
