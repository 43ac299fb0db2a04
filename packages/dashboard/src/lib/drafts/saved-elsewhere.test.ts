import { expect, it, vi } from 'vitest'
import { onSavedElsewhere, tellSaved } from './saved-elsewhere.ts'

it('the channel of saves tells other tabs of a save of what they show, and of nothing else', async () => {
  const heard = vi.fn()
  const stop = onSavedElsewhere('s1', heard)
  const other = vi.fn()
  const stopOther = onSavedElsewhere('s2', other)
  tellSaved('s1')
  await expect.poll(() => heard).toHaveBeenCalledTimes(1)
  expect(other).not.toHaveBeenCalled()
  stop()
  stopOther()
})
