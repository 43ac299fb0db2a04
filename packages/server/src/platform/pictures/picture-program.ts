/**
 * The process for pictures: does one work after the other, or two at once, as they come. A picture that crashes the
 * decoder ends this process and not the server.
 */
import { answerError, type PictureAnswer, type SentOrder } from './picture-protocol.ts'
import { findWork, workHere } from './picture-work.ts'

async function answer({ id, module, name, args }: SentOrder): Promise<PictureAnswer> {
  try {
    await import(module)
    const work = findWork(module, name)
    if (!work) throw new Error(`${module} declares no work "${name}".`)
    return { id, kind: 'DONE', result: await work(...args) }
  } catch (error) {
    return answerError(id, error)
  }
}

workHere()
process.on('message', (order: SentOrder) => void answer(order).then((given) => process.send?.(given)))
// Its server tells it when to end: Ctrl+C and the ends of services are signalled to all processes at once.
process.on('disconnect', () => process.exit())
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
