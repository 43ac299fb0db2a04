const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

// Half characters, too: together they make one, and the flag `u` finds only those that stand alone.
// oxlint-disable-next-line no-control-regex -- finding control characters is the point
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/gu

/** For text and for attributes in double quotes. What no XML can hold is left out, lest nobody can open the picture. */
export const escapeXml = (value: string): string =>
  value.replaceAll(NOT_IN_XML, '').replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char)
