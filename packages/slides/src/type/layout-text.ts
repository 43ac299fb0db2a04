import type { Box, BrokenWord, WidthOf } from '../define/define-outline.ts'
import type { FontId } from './fonts.ts'

interface TextToLayout {
  text: string
  font: FontId
  /** In px. */
  size: number
  letterSpacing: number
  /** A multiple of the size. */
  lineHeight: number
  width: number
  align: 'left' | 'center' | 'right'
  widthOf: WidthOf
}

interface TextLayout {
  lines: Box[]
  height: number
  broken: BrokenWord[]
}

const LEADER_EM = 1.2
const MOST_OF_VALUE = 0.6 // of the line, for the text after a tab
// Where a line may end inside a word without a hyphen.
const SOFT_BREAKS = /(?<=[-–—/?&=.,_@])/
// Scripts written without spaces break between any two characters.
const CAN_BREAK = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\u9fff\uac00-\ud7af]/u

/** Breaks a text into lines as a browser would, from the widths of letters alone. */
export function layoutText({
  text,
  font,
  size,
  letterSpacing,
  lineHeight,
  width,
  align,
  widthOf: emOf,
}: TextToLayout): TextLayout {
  const widthOf = (part: string) => emOf(part, font, letterSpacing) * size
  const tall = size * lineHeight
  const lines: Box[] = []
  let count = 0
  const broken: BrokenWord[] = []

  const close = (used: number, start: number, room: number) => {
    const spare = { left: 0, center: (room - used) / 2, right: room - used }[align]
    lines.push({ left: start + spare, top: count++ * tall, width: Math.min(used, room), height: tall })
  }

  const noteBroken = (word: string, room: number) => {
    const parts = CAN_BREAK.test(word) ? [] : word.trim().split(SOFT_BREAKS)
    const [widest] = parts.toSorted((one, other) => widthOf(other) - widthOf(one))
    if (widest !== undefined && widthOf(widest) > room) broken.push({ word: widest, excess: widthOf(widest) / room })
  }

  const fill = (line: string, room: number) => {
    let used = 0
    for (const word of line.split(/(?<=\s)/)) {
      const whole = widthOf(word.trimEnd())
      if (used > 0 && used + whole > room) {
        close(used, 0, room)
        used = 0
      }
      if (whole > room) noteBroken(word, room)
      let rest = whole
      for (; rest > room; rest -= room) close(room, 0, room)
      used += rest + widthOf(word) - whole
    }
    close(used, 0, room)
  }

  for (const line of text.split('\n')) {
    const tab = line.indexOf('\t')
    if (tab < 0) {
      fill(line, width)
      continue
    }
    const value = Math.min(widthOf(line.slice(tab + 1).trim()), width * MOST_OF_VALUE)
    const first = lines.length
    fill(line.slice(0, tab), Math.max(size, width - value - LEADER_EM * size))
    const start = lines[first]
    if (start) lines.push({ left: width - value, top: start.top, width: value, height: tall })
  }
  return { lines, height: count * tall, broken }
}
