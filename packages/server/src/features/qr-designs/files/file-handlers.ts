import { type LongJobKind, MAX_LABELS } from '@taplet/contract'
import type { qrToolCalls } from '@taplet/contract/schemas'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import type { Handlers } from '../../../platform/http/bind.ts'
import { requestLanguageOf } from '../../../platform/http/request-language.ts'
import { succeed } from '../../../platform/http/succeed.ts'
import type { StartLongJob } from '../../../platform/jobs/long-work.ts'
import type { Codes } from '../codes.ts'
import { captionFont } from './caption-font.ts'
import { fileName } from './file-name.ts'
import { FILE_TYPES, makeFile } from './make-file.ts'
import { messages } from '../messages/messages.ts'

const KINDS = { zip: 'CODE_FILES', labels: 'CODE_LABELS' } as const satisfies Record<string, LongJobKind>

/** Of one account. */
const LINE = { mostWaiting: 8 }

/** Handlers of code downloads. */
export const fileHandlers = (
  codes: Codes,
  startJob: StartLongJob,
): Handlers<Pick<typeof qrToolCalls, 'file' | 'makeFiles'>> => ({
  async file({ account, input: { tagId, qrDesignId, isConfirmed, ...query }, request }) {
    const [code] = await codes.find(account.accountId, [tagId], qrDesignId)
    if (!code) throw new AppError('NOT_FOUND')
    const isTransparent = query.isTransparent === 'true'
    if (isConfirmed !== 'true' && !(await codes.isReadable(code, isTransparent))) throw new AppError('QR_UNREADABLE')
    const wishes = { ...query, isTransparent, language: requestLanguageOf(request) }
    return {
      name: `${fileName(code)}.${query.format}`,
      contentType: FILE_TYPES[query.format],
      content: await makeFile(code, wishes, await captionFont(), LINE),
    }
  },
  async makeFiles({ account: { accountId }, input, request }) {
    const tagIds = await codes.requireIds(accountId, input.tagIds)
    if (input.output === 'labels' && tagIds.length * input.copies > MAX_LABELS)
      throw new AppError('BAD_REQUEST', {
        field: 'copies',
        message: messages.later('tooManyLabels', { max: MAX_LABELS }),
      })
    const order = { accountId, language: requestLanguageOf(request), input: { ...input, tagIds } }
    return succeed({ job: await startJob(KINDS[input.output], order) })
  },
})
