// @vitest-environment jsdom
import type { CheckFinding } from '@taplet/contract'
import { beforeEach, expect, it, vi } from 'vitest'
import { toast } from '../../ui/toasts/toast.tsx'
import { tellSaved } from './tell-saved.ts'

const done = vi.spyOn(toast, 'done').mockImplementation(() => () => undefined)
const finding = (checkId: string, slideId: string, message = 'Something.'): CheckFinding => ({
  findingId: `${checkId}:${slideId}`,
  checkId,
  severity: 'WARNING',
  slideId,
  message,
})
const wordsOf = (findings: readonly CheckFinding[]) => {
  tellSaved('Saved', findings)
  return done.mock.lastCall?.[0]
}
beforeEach(() => void done.mockClear())

it('tellSaved says plainly what visitors would not see when it is saved like that for the first time, then only counts', () => {
  const findings = [finding('unfinished', 's1', 'Visitors would see an empty slide.'), finding('contrast', 's1')]
  expect(wordsOf(findings)).toBe('Published, but not finished. Visitors would see an empty slide.')
  expect(wordsOf(findings)).toBe('Published. 2 issues visitors may notice')
})

it('tellSaved says of an app how many of its slides are not finished', () => {
  const findings = [finding('unfinished', 's2'), finding('unfinished', 's3')]
  expect(wordsOf(findings)).toContain('2 slides are not finished')
})

it('tellSaved says that it is saved when there is nothing to stumble over', () => {
  expect(wordsOf([])).toBe('Saved')
})
