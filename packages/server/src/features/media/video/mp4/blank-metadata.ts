import { type Box, boxAt, boxesIn } from './boxes.ts'

/** Where phones store location, model and time. */
const PRIVATE_BOXES = new Set(['udta', 'meta'])

/** Overwrites everything private in a moov box, in place: its length stays, so nothing else has to move. */
export function blankMetadata(moov: Buffer): void {
  const movie: Box = { type: 'moov', start: 0, body: 8, end: moov.length }
  for (const box of boxesIn(moov, movie.body, movie.end)) {
    if (PRIVATE_BOXES.has(box.type)) blank(moov, box)
    else if (box.type === 'trak')
      for (const inner of boxesIn(moov, box.body, box.end)) if (PRIVATE_BOXES.has(inner.type)) blank(moov, inner)
  }
}

function blank(bytes: Buffer, box: Box): void {
  bytes.write('free', box.start + 4, 'latin1')
  bytes.fill(0, box.body, box.end)
}

/** Adds `shift` to every chunk address in a moov box. */
export function moveChunks(moov: Buffer, shift: (offset: number) => number): void {
  const movie: Box = { type: 'moov', start: 0, body: 8, end: moov.length }
  for (const track of boxesIn(moov, movie.body, movie.end).filter((box) => box.type === 'trak')) {
    const tables = boxAt(moov, track, 'mdia', 'minf', 'stbl')
    if (!tables) continue
    for (const table of boxesIn(moov, tables.body, tables.end)) {
      if (table.type === 'stco') moveShort(moov, table, shift)
      if (table.type === 'co64') moveLong(moov, table, shift)
    }
  }
}

function moveShort(bytes: Buffer, table: Box, shift: (offset: number) => number): void {
  const count = bytes.readUInt32BE(table.body + 4)
  for (let at = table.body + 8, i = 0; i < count; i++, at += 4) {
    const offset = bytes.readUInt32BE(at)
    bytes.writeUInt32BE(offset + shift(offset), at)
  }
}

function moveLong(bytes: Buffer, table: Box, shift: (offset: number) => number): void {
  const count = bytes.readUInt32BE(table.body + 4)
  for (let at = table.body + 8, i = 0; i < count; i++, at += 8) {
    const offset = Number(bytes.readBigUInt64BE(at))
    bytes.writeBigUInt64BE(BigInt(offset + shift(offset)), at)
  }
}
