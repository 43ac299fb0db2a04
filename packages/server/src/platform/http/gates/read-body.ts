import type { IncomingMessage } from 'node:http'
import { AppError } from '../errors/app-error.ts'

/** Reads a body of known length; rejects when it is aborted or not complete within the time limit. */
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
