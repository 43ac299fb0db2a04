import { getPriority } from 'node:os'
import { AppError } from '../../http/errors/app-error.ts'
import { pictureWork } from '../picture-work.ts'

/** Module of works for tests, each of which does one thing that real work may do. */
export const WORKS = import.meta.url

pictureWork(WORKS, 'turn round', async (bytes: Buffer) => Buffer.from(bytes.toReversed()))
pictureWork(WORKS, 'tell priority', async () => getPriority())
pictureWork(WORKS, 'refuse', async () => {
  throw new AppError('MEDIA_TOO_LARGE')
})
pictureWork(WORKS, 'fail', async () => {
  throw new Error('The picture is upside down.')
})
pictureWork(WORKS, 'crash', async () => process.kill(process.pid, 'SIGSEGV'))
