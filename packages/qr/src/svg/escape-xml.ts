const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** For text and for attributes in double quotes. */
export const escapeXml = (value: string): string => value.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char)
