// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDeviceStorage } from './device/device-storage.ts'
import { safePadding } from './device/safe-area.ts'
import { createSettings } from './settings.ts'

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
})
const open = () => createSettings(createDeviceStorage('localStorage')).getState()

test('a new device starts LIGHT, left to right, with responsive font sizes, on its first launch', () => {
  expect(open()).toMatchObject({ theme: 'LIGHT', direction: 'ltr', responsiveFontSizes: true, isFirstLaunch: true })
})

test('a second launch is not the first one', () => {
  const first = createSettings(createDeviceStorage('localStorage'))
  first.getState().change({ theme: 'MIDNIGHT' })
  expect(first.getState().isFirstLaunch).toBe(true)
  expect(open().isFirstLaunch).toBe(false)
})

test('settings that were chosen are there on the next visit', () => {
  open().change({ theme: 'MIDNIGHT', responsiveFontSizes: false })
  expect(open()).toMatchObject({
    theme: 'MIDNIGHT',
    responsiveFontSizes: false,
    isFirstLaunch: false,
    direction: 'ltr',
  })
})

test('damaged settings fall back one by one', () => {
  localStorage.setItem('taplet.settings', '{"theme":"PINK","direction":"rtl","responsiveFontSizes":"no"}')
  expect(open()).toMatchObject({ theme: 'LIGHT', direction: 'rtl', responsiveFontSizes: true })
  localStorage.setItem('taplet.settings', '{')
  expect(open()).toMatchObject({ theme: 'LIGHT', direction: 'ltr' })
})

test('where storing is refused the settings last as long as the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const storage = createDeviceStorage('localStorage')
  createSettings(storage).getState().change({ theme: 'MIDNIGHT' })
  expect(createSettings(storage).getState().theme).toBe('MIDNIGHT')
})

test('safe areas follow the insets of the device (spec §9)', () => {
  expect(safePadding({ top: 47, bottom: 34 })).toEqual({ top: 35, bottom: 17 })
  expect(safePadding({ top: 20, bottom: 0 })).toEqual({ top: 20, bottom: 0 })
  expect(safePadding({ top: 0, bottom: 0 })).toEqual({ top: 0, bottom: 0 })
})
