import { MEGABYTE } from '@taplet/base/bytes'
import { expect, it } from 'vitest'
import { FREE_LIMITS } from '../plans/limits.ts'
import { MEDIA_LIMITS } from '../media/limits.ts'
import { type ErrorCode, errors } from './errors.ts'
import { refusalMessage } from './refusal-message.ts'

it('refusalMessage takes the limits in refusals from their constants', () => {
  expect(refusalMessage('LINK_LIMIT_REACHED')('en')).toContain(`holds ${FREE_LIMITS.link} links`)
  expect(refusalMessage('EXPERIENCE_LIMIT_REACHED')('en')).toContain(`holds ${FREE_LIMITS.experience} instant apps`)
  expect(refusalMessage('MEDIA_TOO_LARGE')('en')).toContain(`${MEDIA_LIMITS.image / MEGABYTE} MB`)
})

it.each(Object.keys(errors) as ErrorCode[])('fills every place of the refusal %s', (code) => {
  expect(refusalMessage(code)('en')).not.toMatch(/\{\{/)
})
