/** What of Web NFC we use; TypeScript's DOM types do not have it. Chrome on Android only. */
interface NdefReader {
  write(
    message: { records: { recordType: 'url'; data: string }[] },
    options?: { signal?: AbortSignal; overwrite?: boolean },
  ): Promise<void>
  makeReadOnly?(options?: { signal?: AbortSignal }): Promise<void>
  scan(options?: { signal?: AbortSignal }): Promise<void>
  onreading: ((event: { message: { records: readonly NdefRecordRead[] } }) => void) | null
  onreadingerror: (() => void) | null
}
interface NdefRecordRead {
  recordType: string
  data?: DataView
}
type NdefReaderMaker = new () => NdefReader

/** The browser's reader; undefined where there is none. */
function findReader(): NdefReaderMaker | undefined {
  const maker: unknown = Reflect.get(globalThis, 'NDEFReader')
  // The browser promises that what goes by this name is one (W3C Web NFC).
  return typeof maker === 'function' ? (maker as NdefReaderMaker) : undefined
}

export const canUseNfc = (): boolean => findReader() !== undefined

function makeReader(): NdefReader {
  const Reader = findReader()
  if (!Reader) throw new DOMException('This browser has no NFC', 'NotSupportedError')
  return new Reader()
}

/** Writes an address to the tag that is held to the phone next. */
export const writeTag = (url: string, signal: AbortSignal): Promise<void> =>
  makeReader().write({ records: [{ recordType: 'url', data: url }] }, { signal, overwrite: true })

/** Makes the tag that is held to the phone next unchangeable, for ever. */
export async function lockTag(signal: AbortSignal): Promise<void> {
  const reader = makeReader()
  if (!reader.makeReadOnly) throw new DOMException('This browser cannot lock tags', 'NotSupportedError')
  await reader.makeReadOnly({ signal })
}

/** The address on the tag that is held to the phone next; empty when it has none. */
export function readTag(signal: AbortSignal): Promise<string> {
  const reader = makeReader()
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
    reader.onreading = ({ message }) => {
      const record = message.records.find(({ recordType }) => recordType === 'url' || recordType === 'absolute-url')
      resolve(record?.data ? new TextDecoder().decode(record.data) : '')
    }
    reader.onreadingerror = () => reject(new DOMException('The tag could not be read', 'NotReadableError'))
    reader.scan({ signal }).catch(reject)
  })
}
