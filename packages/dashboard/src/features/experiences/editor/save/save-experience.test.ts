import { ApiError } from '@taplet/contract'
import { expect, it, vi } from 'vitest'
import { addTexts } from '../../../../lib/text.ts'
import { aPage } from '../../../../testing/fake-server.ts'
import { experiences } from '../../../../text/en/apps/experiences.ts'
import { documentOf } from '../../../../entities/experience/experience-document.ts'
import { saveExperience } from './save-experience.ts'

addTexts('experiences', experiences)
const base = aPage({ experienceItems: ['a'], revision: 3, shopifyConfig: { shop: 'x' } })
const document = { ...documentOf(base), pageName: 'Lark 2', rootPageId: 'lark-2' }
const refusing = (status: number, body: Record<string, unknown>) => () =>
  Promise.reject(new ApiError(status, { callResult: 'FAILURE', code: 'X', message: 'No', ...body } as never))

it('saveExperience sends the whole page with the revision it was based on', async () => {
  const send = vi.fn(async () => ({ ...base, revision: 4 }))
  expect(await saveExperience(send, document, base)).toMatchObject({ status: 'SAVED', saved: { revision: 4 } })
  expect(send).toHaveBeenCalledWith(
    expect.objectContaining({
      experienceId: 'e1',
      pageName: 'Lark 2',
      rootPageId: 'lark-2',
      fullPagePath: 'lark-2',
      shopifyConfig: { shop: 'x' },
      revision: 3,
    }),
  )
})

it('saveExperience sends nothing without a name, and says why', async () => {
  const send = vi.fn()
  const outcome = await saveExperience(send, { ...document, pageName: ' ' }, base)
  expect(outcome).toMatchObject({ status: 'FAILED', isPassing: false, refusal: { field: 'pageName' } })
  expect(send).not.toHaveBeenCalled()
})

it('a stale revision brings the other copy', async () => {
  const theirs = aPage({ revision: 9 })
  expect(await saveExperience(refusing(409, { callResult: 'CONFLICT', current: theirs }), document, base)).toEqual({
    status: 'CONFLICT',
    theirs,
  })
})

it('saveExperience tells a refusal from a failure that may pass', async () => {
  expect(await saveExperience(refusing(409, { field: 'rootPageId' }), document, base)).toMatchObject({
    status: 'FAILED',
    isPassing: false,
    refusal: { field: 'rootPageId', message: 'No' },
  })
  expect(await saveExperience(refusing(503, {}), document, base)).toMatchObject({ isPassing: true })
  expect(await saveExperience(() => Promise.reject(new TypeError('net')), document, base)).toMatchObject({
    isPassing: true,
  })
})
