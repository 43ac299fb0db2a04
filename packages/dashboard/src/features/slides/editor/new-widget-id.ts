/** An id that no other widget has. Works without a secure context too, where randomUUID is missing. */
export const newWidgetId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
