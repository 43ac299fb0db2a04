import { setFlagsFromString } from 'node:v8'

/**
 * Has V8 collect when its heap has doubled since it looked last, rather than at up to four times as much: the rest of a
 * heap is garbage, and the server shares a small machine with its database (record 122).
 */
export const holdHeapSmall = (): void => setFlagsFromString('--heap-growing-percent=100')
