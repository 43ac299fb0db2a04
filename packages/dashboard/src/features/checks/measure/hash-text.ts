const SEEDS = [0xdeadbeef, 0x41c6ce57] as const
const FACTORS = [2654435761, 1597334677] as const
const BITS_LOW = 2 ** 32

/** A short hash of a text, 53 bits (cyrb53): tells texts apart, protects nothing. */
export function hashText(text: string): string {
  let [one, other]: [number, number] = [...SEEDS]
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    one = Math.imul(one ^ unit, FACTORS[0])
    other = Math.imul(other ^ unit, FACTORS[1])
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909)
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
  return (BITS_LOW * (2097151 & other) + (one >>> 0)).toString(36)
}
