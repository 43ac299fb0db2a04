// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addTexts } from '../../../lib/text.ts'
import { renderPiece } from '../../../testing/render-piece.tsx'
import { tagRegistration } from '../../../text/en/links/tag-registration.ts'
import { FindTag } from './find-tag.tsx'

addTexts('tagRegistration', tagRegistration)

/** What the camera currently sees, and whether its torch is on. */
const camera = { sees: '', isOn: false, isRefused: false }

// The browser's own reader, which is used before ours. Reading real pixels is tested in e2e and bench.
class FakeDetector {
  static getSupportedFormats = async () => ['qr_code']
  detect = async () => (camera.sees ? [{ rawValue: camera.sees }] : [])
}

beforeEach(() => {
  Object.assign(camera, { sees: '', isOn: false, isRefused: false })
  vi.stubGlobal('BarcodeDetector', FakeDetector)
  // jsdom has no ImageData.
  vi.stubGlobal('ImageData', Object)
  const picture = () => ({ data: new Uint8ClampedArray(64 * 48 * 4).fill(255), width: 64, height: 48 })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
    // The scanner uses only these two methods of a context.
    () => ({ drawImage: () => undefined, getImageData: picture }) as never,
  )
  vi.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(640)
  vi.spyOn(HTMLVideoElement.prototype, 'videoHeight', 'get').mockReturnValue(480)
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  const track = { stop: () => void (camera.isOn = false) }
  const getUserMedia = async () => {
    if (camera.isRefused) throw new DOMException('No', 'NotAllowedError')
    camera.isOn = true
    return { getTracks: () => [track] }
  }
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { mediaDevices: { getUserMedia } }))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const open = async () => {
  const onFound = vi.fn<(tagId: string) => void>()
  renderPiece(<FindTag onFound={onFound} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Scan its code with the camera' }))
  return { onFound, user }
}

test('the camera looks until it sees a code of ours, and is switched off then', async () => {
  const { onFound } = await open()
  await screen.findByText(/Hold the code into the frame/)
  await waitFor(() => expect(camera.isOn).toBe(true))
  expect(onFound).not.toHaveBeenCalled()
  camera.sees = 'https://taplet.example/t/gold0001'
  await waitFor(() => expect(onFound).toHaveBeenCalledExactlyOnceWith('gold0001'))
  await waitFor(() => expect(camera.isOn).toBe(false))
})

test('a code of somebody else is told apart, and nothing is looked up', async () => {
  camera.sees = 'WIFI:T:WPA;S:Lark;;'
  const { onFound } = await open()
  expect(await screen.findByText(/This holds no number of a tag of ours/)).toBeTruthy()
  expect(onFound).not.toHaveBeenCalled()
  expect(camera.isOn).toBe(false)
})

test('a camera that may not be used says so, and the number can still be typed', async () => {
  camera.isRefused = true
  const { onFound, user } = await open()
  expect(await screen.findByText(/The camera cannot be used/)).toBeTruthy()
  await user.type(screen.getByRole('textbox'), 'gold0001')
  await user.click(screen.getByRole('button', { name: 'Find tag' }))
  expect(onFound).toHaveBeenCalledExactlyOnceWith('gold0001')
})

test('giving up switches the camera off', async () => {
  const { user } = await open()
  await waitFor(() => expect(camera.isOn).toBe(true))
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(camera.isOn).toBe(false))
  expect(screen.getByRole('button', { name: 'Scan its code with the camera' })).toBeTruthy()
})
