/** Creates a unique id. Also works on plain http in a local network, where crypto.randomUUID is missing. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
