/** The part of Web NFC we use; missing in TypeScript's DOM types. Chrome on Android only. */
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

/** The browser's reader; undefined where unsupported. */
function findReader(): NdefReaderMaker | undefined {
  const maker: unknown = Reflect.get(globalThis, 'NDEFReader')
  // W3C Web NFC defines what has this name.
  return typeof maker === 'function' ? (maker as NdefReaderMaker) : undefined
}

export const canUseNfc = (): boolean => findReader() !== undefined

function makeReader(): NdefReader {
  const Reader = findReader()
  if (!Reader) throw new DOMException('This browser has no NFC', 'NotSupportedError')
  return new Reader()
}

/** Writes an address to the next tag held to the phone. */
export const writeTag = (url: string, signal: AbortSignal): Promise<void> =>
  makeReader().write({ records: [{ recordType: 'url', data: url }] }, { signal, overwrite: true })

/** Makes the next tag held to the phone permanently read-only. Throws when the browser cannot lock tags. */
export async function lockTag(signal: AbortSignal): Promise<void> {
  const reader = makeReader()
  if (!reader.makeReadOnly) throw new DOMException('This browser cannot lock tags', 'NotSupportedError')
  await reader.makeReadOnly({ signal })
}

/** Reads the address of the next tag held to the phone; empty when it has none. */
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
