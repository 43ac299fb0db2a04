import { NFC_MARK } from '../visits/limits.ts'

/**
 * Content of an NFC tag that makes a phone open an address: one NDEF record of type URI (NFC Forum, URI Record Type
 * Definition 1.0), also in the memory layout of a Type 2 tag.
 */

/** Prefixes that take one byte; the longer of two matches comes first. */
const PREFIXES: readonly (readonly [prefix: string, code: number])[] = [
  ['http://www.', 0x01],
  ['https://www.', 0x02],
  ['http://', 0x03],
  ['https://', 0x04],
  ['tel:', 0x05],
  ['mailto:', 0x06],
]
const WHOLE = 0x00

const MESSAGE_BEGIN = 0x80
const MESSAGE_END = 0x40
const SHORT_RECORD = 0x10
const WELL_KNOWN_TYPE = 0x01
const URI_TYPE = 0x55 // "U"
const LONGEST_SHORT = 255

const NDEF_BLOCK = 0x03
const END_BLOCK = 0xfe
/** A length of two bytes follows. */
const LONG_LENGTH = 0xff

/** Many chips come with a block of five bytes (Lock Control) that writing programs preserve. */
const RESERVED_BYTES = 5

/** Chips of common labels and cards: bytes of data, as the chip itself declares them to phones. */
export const nfcChips = [
  { name: 'NTAG213', bytes: 144 },
  { name: 'NTAG215', bytes: 496 },
  { name: 'NTAG216', bytes: 872 },
] as const
export type NfcChip = (typeof nfcChips)[number]['name']

export interface NdefAddress {
  /** The NDEF message: what programs such as Web NFC write. */
  message: Uint8Array
  /** The same as bytes of a Type 2 tag, from its first data block on. */
  memory: Uint8Array
  /** The smallest chip that it fits; undefined when none does. */
  chip: NfcChip | undefined
}

/** Returns the address of a link as written on an NFC tag, which tells taps from scans of its code. */
export const tapUrl = (url: string): string => `${url}${url.includes('?') ? '&' : '?'}${NFC_MARK}`

/** Returns an address as stored on an NFC tag. */
export function ndefAddress(url: string): NdefAddress {
  const message = uriMessage(url)
  const memory = inMemory(message)
  return { message, memory, chip: nfcChips.find(({ bytes }) => memory.length + RESERVED_BYTES <= bytes)?.name }
}

/** Formats bytes as `D1 01 15`, as NFC tools read and write them. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join(' ')

function uriMessage(url: string): Uint8Array {
  const [prefix, code] = PREFIXES.find(([beginning]) => url.startsWith(beginning)) ?? ['', WHOLE]
  const payload = [code, ...new TextEncoder().encode(url.slice(prefix.length))]
  const isShort = payload.length <= LONGEST_SHORT
  const flags = MESSAGE_BEGIN | MESSAGE_END | WELL_KNOWN_TYPE | (isShort ? SHORT_RECORD : 0)
  const length = isShort ? [payload.length] : [24, 16, 8, 0].map((shift) => (payload.length >>> shift) & 0xff)
  return Uint8Array.from([flags, 1, ...length, URI_TYPE, ...payload])
}

function inMemory(message: Uint8Array): Uint8Array {
  const { length } = message
  const size = length < LONG_LENGTH ? [length] : [LONG_LENGTH, length >>> 8, length & 0xff]
  return Uint8Array.from([NDEF_BLOCK, ...size, ...message, END_BLOCK])
}
