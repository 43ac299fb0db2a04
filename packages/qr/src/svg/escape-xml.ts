const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

// Includes lone surrogates: pairs form one character, and with the flag `u` only unpaired ones match.
// oxlint-disable-next-line no-control-regex -- finding control characters is the point
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/gu

/** For text and for attributes in double quotes. Drops characters that XML does not allow and viewers reject. */
export const escapeXml = (value: string): string =>
  value.replaceAll(NOT_IN_XML, '').replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char)
