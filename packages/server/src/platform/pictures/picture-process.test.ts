import { constants } from 'node:os'
import { expect, it } from 'vitest'
import { createPictureProcess } from './picture-process.ts'
import { WORKS } from './testing/works.ts'

function aProcess(options?: { idleMs: number }) {
  const { run, pid } = createPictureProcess(options)
  return { pid, run: (name: string, ...args: unknown[]) => run({ module: WORKS, name, args }) }
}

it('[14.2] pictures are worked on in a process that gives way to all others, and come back as bytes', async () => {
  const { run } = aProcess()
  expect(await run('tell priority')).toBe(constants.priority.PRIORITY_BELOW_NORMAL)
  expect(await run('turn round', Buffer.from([1, 2, 3]))).toEqual(Buffer.from([3, 2, 1]))
})

it('a picture is refused as the server itself would refuse it, and errors are told apart from refusals', async () => {
  const { run } = aProcess()
  const [refused, failed] = await Promise.allSettled([run('refuse'), run('fail')])
  expect(refused).toMatchObject({ reason: { code: 'MEDIA_TOO_LARGE', status: 413, userMessage: expect.any(Function) } })
  expect(failed).toMatchObject({
    reason: { message: 'The picture is upside down.', stack: expect.stringContaining('works.ts') },
  })
})

it('a picture that crashes the decoder ends neither the server nor the work after it', async () => {
  const { run } = aProcess()
  await expect(run('crash')).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfter: 5 })
  expect(await run('turn round', Buffer.from([1, 2]))).toEqual(Buffer.from([2, 1]))
})

it('[14.4] the process gives its memory back in quiet times, and another one does the next work', async () => {
  const { run, pid } = aProcess({ idleMs: 1 })
  expect(await run('turn round', Buffer.from([1, 2]))).toEqual(Buffer.from([2, 1]))
  await expect.poll(pid).toBe(undefined)
  expect(await run('turn round', Buffer.from([3, 4]))).toEqual(Buffer.from([4, 3]))
})
