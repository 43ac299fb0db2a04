import { entityId } from '@taplet/slides/schema'
import { expect, it } from 'vitest'
import { deviceNameOf, newEditorId, serverDeviceId } from './device.ts'

it.each([
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36 Edg/131.0',
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox on Mac'],
  ['something else', ''],
])('Device calls %s "%s"', (agent, name) => {
  expect(deviceNameOf(agent)).toBe(name)
})

it('Device tells two editors of one device apart by an id that the server takes', () => {
  const ids = [newEditorId(), newEditorId()].map((editorId) => serverDeviceId({ deviceId: newEditorId() }, editorId))
  expect(new Set(ids).size).toBe(2)
  for (const id of ids) expect(entityId.safeParse(id).success).toBe(true)
})
