import { DAY_MS } from '@taplet/base/time'
import type { Message } from '@taplet/messages'
import { messages } from '../messages/messages.ts'

/** One caption. Times in milliseconds; the text is plain except for b, i and u. */
export interface Cue {
  startMs: number
  endMs: number
  text: string
}

export type ParsedCaptions = { cues: Cue[] } | { problem: Message }

/** A ten-minute film has about three hundred. */
const MAX_CUES = 5000
const MAX_CUE_LENGTH = 500
/** Raw, with its tags: some programs give each word a time and a class. */
const MAX_RAW_LENGTH = 10 * MAX_CUE_LENGTH
/** Far more than such captions need. */
const MAX_LINES = 100_000
const LINE_END = /\r\n?|\n/

const TIME = /^(?:(\d{1,3}):)?(\d{1,2}):(\d{2})[.,](\d{1,3})$/

/** Parses `01:02.500`, `00:01:02.500` or SRT's `00:01:02,500` to milliseconds; returns undefined for anything else. */
function parseTime(text: string): number | undefined {
  const [matched, hours = '0', minutes = '0', seconds = '0', parts = '0'] = TIME.exec(text) ?? []
  if (matched === undefined || Number(minutes) > 59 || Number(seconds) > 59) return undefined
  const at = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(parts.padEnd(3, '0'))
  return at <= DAY_MS ? at : undefined
}

// A tag beginning at < ends at the next < or >, without backtracking, so that the time is linear in the length.
const SPECIAL = /<[^<>]*>|<|&(?!(?:amp|lt|gt|nbsp|lrm|rlm);)/g
const TAG = /^<(\/?)(b|i|u)(?!\w)/i

/** Keeps balanced b, i and u tags; removes all others but keeps their text. Remaining < and & become entities. */
function cleanText(text: string): string {
  const open: string[] = []
  const escaped = text.replace(SPECIAL, (whole) => {
    if (whole === '<') return '&lt;'
    if (whole === '&') return '&amp;'
    const [, slash, name] = TAG.exec(whole) ?? []
    if (name === undefined) return ''
    const tag = name.toLowerCase()
    if (slash !== '/') {
      open.push(tag)
      return `<${tag}>`
    }
    if (open.at(-1) !== tag) return ''
    open.pop()
    return `</${tag}>`
  })
  const closed =
    escaped +
    open
      .toReversed()
      .map((tag) => `</${tag}>`)
      .join('')
  // An arrow inside a text would begin a new cue.
  return closed.replaceAll('-->', '→')
}

const isBlank = (line: string): boolean => line.trim() === ''
// oxlint-disable-next-line no-control-regex -- finding control characters is the point
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/** Returns the times of a line with an arrow, or its problem. */
function readTimes(line: string): Pick<Cue, 'startMs' | 'endMs'> | Message {
  const [from = '', rest = ''] = line.split('-->', 2)
  const startMs = parseTime(from.trim())
  const endMs = parseTime(rest.trim().split(/\s/, 1)[0] ?? '')
  const quoted = `“${line.trim().slice(0, 60)}”`
  if (startMs === undefined || endMs === undefined) return messages.later('notTime', { quoted })
  return endMs > startMs ? { startMs, endMs } : messages.later('cueEndsBeforeItBegins', { quoted })
}

function readBlock(lines: readonly string[]): Cue | Message | undefined {
  const at = lines.findIndex((line) => line.includes('-->'))
  // A note, a style, a region, or a number without a cue.
  if (at < 0 || at > 1) return undefined
  const times = readTimes(lines[at] ?? '')
  if (typeof times === 'function') return times
  const words = lines
    .slice(at + 1)
    .join('\n')
    .trim()
  const text = words.length > MAX_RAW_LENGTH ? words : cleanText(words)
  if (text === '') return undefined
  return text.length > MAX_CUE_LENGTH
    ? messages.later('cueTooLong', { maxCueLength: MAX_CUE_LENGTH, slice: text.slice(0, 40) })
    : { ...times, text }
}

/** Yields groups of lines, separated by empty ones. */
function* blocksOf(lines: readonly string[]): Generator<string[]> {
  let block: string[] = []
  for (const line of lines) {
    if (!isBlank(line)) block.push(line)
    else if (block.length > 0) {
      yield block
      block = []
    }
  }
  if (block.length > 0) yield block
}

/** Parses WebVTT or SRT. Notes, styles and positions are left out; what cannot be read is reported. */
export function parseCaptions(source: string): ParsedCaptions {
  const text = source.replace(/^\ufeff/, '').replace(CONTROL, '')
  if (!text.includes('-->')) return { problem: messages.later('notCaptionFile') }
  const lines = text.split(LINE_END, MAX_LINES + 1)
  if (lines.length > MAX_LINES) return { problem: messages.later('tooManyLines', { maxLines: MAX_LINES }) }
  const cues: Cue[] = []
  for (const block of blocksOf(lines)) {
    const read = readBlock(block)
    if (typeof read === 'function') return { problem: read }
    if (read) cues.push(read)
    if (cues.length > MAX_CUES) return { problem: messages.later('tooManyCues', { maxCues: MAX_CUES }) }
  }
  if (cues.length === 0) return { problem: messages.later('noCueInFile') }
  return { cues: cues.toSorted((one, other) => one.startMs - other.startMs) }
}

const pad = (value: number, digits: number): string => String(value).padStart(digits, '0')

function formatTime(at: number): string {
  const seconds = Math.floor(at / 1000)
  return `${pad(Math.floor(seconds / 3600), 2)}:${pad(Math.floor(seconds / 60) % 60, 2)}:${pad(seconds % 60, 2)}.${pad(at % 1000, 3)}`
}

/** Returns a WebVTT file with these captions and nothing else. */
export const formatCaptions = (cues: readonly Cue[]): string =>
  `WEBVTT\n\n${cues.map(({ startMs, endMs, text }) => `${formatTime(startMs)} --> ${formatTime(endMs)}\n${text}\n`).join('\n')}`

/** Returns the captions of a part of the film, with times relative to its beginning. */
export const cutCaptions = (cues: readonly Cue[], startMs: number, endMs: number): Cue[] =>
  cues
    .filter((cue) => cue.endMs > startMs && cue.startMs < endMs)
    .map((cue) => ({
      ...cue,
      startMs: Math.max(0, cue.startMs - startMs),
      endMs: Math.min(endMs, cue.endMs) - startMs,
    }))
