/** Returns a PDF of one page with these lines. Letters outside of Latin-1 become question marks, but for the euro. */
export function invoicePdf(lines: readonly string[]): Buffer {
  const text = lines.map((line) => `(${escapePdf(line)}) Tj T*`).join('\n')
  const content = `BT /F1 14 Tf 24 TL 60 760 Td\n${text}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = Buffer.byteLength(file, 'latin1')
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = Buffer.byteLength(file, 'latin1')
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}

const escapePdf = (line: string): string =>
  line
    .replaceAll(/[\\()]/g, String.raw`\$&`)
    .replaceAll('€', String.raw`\200`)
    .replaceAll(/[^\x20-\xff]/g, '?')
