// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addTexts } from '../../../lib/text.ts'
import { aLink } from '../../../testing/links.ts'
import { renderPiece } from '../../../testing/render-piece.tsx'
import { links } from '../../../text/en/links/links.ts'
import { NfcDialog } from './nfc-dialog.tsx'

addTexts('links', links)

const URL_OF_LINK = 'https://taplet.example/t/k7m2q9x4ab'
/** Marks a tap, to distinguish it from a scan of the code. */
const URL_OF_TAG = `${URL_OF_LINK}?n`

/** A phone with NFC, and the tag held to it. */
const phone = {
  held: '',
  isReadOnly: false,
  /** The browser's error instead of writing. */
  refusal: undefined as Error | undefined,
  /** The tag keeps its old content: it was locked before. */
  isStubborn: false,
}

/** Web NFC to the extent that Chrome on Android supports it. */
class FakeReader {
  onreading?: (event: { message: { records: { recordType: string; data: DataView }[] } }) => void
  async write({ records }: { records: { recordType: string; data: string }[] }) {
    if (phone.refusal) throw phone.refusal
    if (!phone.isStubborn) phone.held = records.map(({ recordType, data }) => `${recordType} ${data}`).join()
  }
  async scan() {
    const [recordType = '', address = ''] = phone.held.split(' ')
    const data = new DataView(new TextEncoder().encode(address).buffer)
    setTimeout(() => this.onreading?.({ message: { records: [{ recordType, data }] } }))
  }
  async makeReadOnly() {
    if (phone.refusal) throw phone.refusal
    phone.isReadOnly = true
  }
}

beforeEach(() => {
  Object.assign(phone, { held: '', isReadOnly: false, refusal: undefined, isStubborn: false })
  vi.stubGlobal('NDEFReader', FakeReader)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const open = async (url = URL_OF_LINK) => {
  renderPiece(
    <NfcDialog link={aLink({ tagName: 'Key ring', tagSubType: 'GOLD' })} url={url} onClose={() => undefined} />,
  )
  await screen.findByRole('dialog', { name: /Key ring/ }, { timeout: 15_000 })
  return userEvent.setup()
}
const press = (name: string) => screen.getByRole('button', { name })

test('a tag is written, read back, and locked only after the person was told what that means', async () => {
  const user = await open()
  expect(screen.queryByRole('button', { name: 'Lock this tag for ever' })).toBeNull()
  await user.click(press('Write to a tag'))
  expect(await screen.findByText(/The tag holds your link/)).toBeTruthy()
  expect(phone).toMatchObject({ held: `url ${URL_OF_TAG}`, isReadOnly: false })
  expect(screen.getByText(/A locked tag can never be written again/)).toBeTruthy()
  await user.click(press('Lock this tag for ever'))
  expect(await screen.findByText(/The tag is locked/)).toBeTruthy()
  expect(phone.isReadOnly).toBe(true)
  expect(press('Write another tag')).toBeTruthy()
})

test('a tag that keeps what it held is told apart from one that was written', async () => {
  Object.assign(phone, { held: 'url https://elsewhere.example/', isStubborn: true })
  const user = await open()
  await user.click(press('Write to a tag'))
  expect(await screen.findByText(/The tag holds something else than what we wrote/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Lock this tag for ever' })).toBeNull()
})

test('a phone that may not use NFC says where to allow it; it can be tried again', async () => {
  phone.refusal = new DOMException('No', 'NotAllowedError')
  const user = await open()
  await user.click(press('Write to a tag'))
  expect(await screen.findByText(/NFC is switched off on this phone, or this site may not use it/)).toBeTruthy()
  phone.refusal = undefined
  await user.click(press('Try again'))
  expect(await screen.findByText(/The tag holds your link/)).toBeTruthy()
})

test('a tag that cannot be locked works all the same, and may be locked later', async () => {
  const user = await open()
  await user.click(press('Write to a tag'))
  await screen.findByText(/The tag holds your link/)
  phone.refusal = new DOMException('Gone', 'NetworkError')
  await user.click(press('Lock this tag for ever'))
  expect(await screen.findByText('The tag could not be locked. It works all the same.')).toBeTruthy()
  expect(press('Lock this tag for ever')).toBeTruthy()
})

test('without NFC the bytes for other tools are shown, with the chips that hold them', async () => {
  vi.stubGlobal('NDEFReader', undefined)
  await open()
  expect(screen.queryByRole('button', { name: 'Write to a tag' })).toBeNull()
  expect(screen.getByText(/This browser cannot write NFC tags/)).toBeTruthy()
  // A record of type U; "https://" is its single byte 04, followed by "taplet".
  const message = screen.getByText('34 bytes').closest('div')
  expect(message?.textContent).toContain('D1 01 1E 55 04 74 61 70 6C 65 74')
  expect(screen.getByText('It takes 37 bytes of memory and fits on NTAG213, NTAG215, NTAG216.')).toBeTruthy()
})

test('an address that is long for a tag names the larger chips alone, or none', async () => {
  vi.stubGlobal('NDEFReader', undefined)
  await open(`https://taplet.example/t/${'a'.repeat(200)}`)
  expect(screen.getByText(/fits on NTAG215, NTAG216\.$/)).toBeTruthy()
  cleanup()
  await open(`https://taplet.example/t/${'a'.repeat(2000)}`)
  expect(screen.getByText(/That is more than common tags hold/)).toBeTruthy()
})
