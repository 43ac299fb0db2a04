import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Cue, cutCaptions, formatCaptions, parseCaptions } from './parse-captions.ts'

const cuesOf = (text: string): Cue[] => {
  const parsed = parseCaptions(text)
  if ('problem' in parsed) throw new Error(parsed.problem('en'))
  return parsed.cues
}
const problemOf = (text: string): string => {
  const parsed = parseCaptions(text)
  return 'problem' in parsed ? parsed.problem('en') : ''
}
const vtt = (cue: string): string => `WEBVTT\n\n00:01.000 --> 00:02.000\n${cue}\n`

describe('a caption file', () => {
  it.each([
    ['WebVTT', 'WEBVTT\n\n00:01.000 --> 00:02.500\nGood morning', 1000, 2500],
    [
      'WebVTT with hours, a title and a position',
      'WEBVTT Lark\n\n01:00:01.000 --> 01:00:02.000 align:start line:0\nHi',
      3_601_000,
      3_602_000,
    ],
    ['SRT with numbers and commas', '1\r\n00:00:01,250 --> 00:00:02,000\r\nHi\r\n', 1250, 2000],
    ['one with a byte order mark and no header', '\ufeff00:01.000 --> 00:02.000\nHi', 1000, 2000],
    ['one from an old Mac', 'WEBVTT\r\r00:01.000 --> 00:02.000\rHi\r', 1000, 2000],
  ])('as %s is read', (_, text, startMs, endMs) => {
    expect(cuesOf(text)).toMatchObject([{ startMs, endMs }])
  })

  it('leaves notes, styles and regions out and sorts by time', () => {
    const text = `WEBVTT\n\nSTYLE\n::cue { background: url(https://evil.example) }\n\nREGION\nid:x\n\nNOTE\nsecret\n\n00:05.000 --> 00:06.000\ntwo\n\nintro\n00:01.000 --> 00:02.000\none`
    expect(cuesOf(text).map((cue) => cue.text)).toEqual(['one', 'two'])
    const written = formatCaptions(cuesOf(text))
    expect(written).not.toMatch(/STYLE|REGION|secret|evil|intro/)
  })

  it.each([
    ['a script', '<script>alert(1)</script>hi', 'alert(1)hi'],
    ['a voice and a class', '<v Ada>hello</v> <c.red>you</c>', 'hello you'],
    ['bold that is left open', 'a <b>b', 'a <b>b</b>'],
    ['tags that cross', '<b><i>x</b></i>', '<b><i>x</i></b>'],
    ['a bare < and &', '1 < 2 & 3', '1 &lt; 2 &amp; 3'],
    ['an entity', 'Tom &amp; Jo', 'Tom &amp; Jo'],
    ['an attribute on a kept tag', '<b onclick="x">hi</b>', '<b>hi</b>'],
    ['an arrow that would begin a cue', 'a --&gt; b\n<b>--></b>', 'a --&gt; b\n<b>→</b>'],
  ])('with %s comes out harmless', (_, text, expected) => {
    expect(cuesOf(vtt(text))[0]?.text).toBe(expected)
  })

  it.each([
    ['is a page', '<html><body>no</body></html>', 'no times'],
    ['is empty but for its header', 'WEBVTT\n', 'no times'],
    ['has a time that is none', vtt('x').replace('00:02.000', 'later'), 'is no time'],
    ['runs backwards', vtt('x').replace('00:02.000', '00:00.500'), 'ends before it begins'],
    ['has minutes beyond 59', vtt('x').replace('00:01.000', '99:01.000'), 'is no time'],
    ['holds a caption as long as a book', vtt('word '.repeat(400)), 'longer than 500'],
    ['holds times without words', 'WEBVTT\n\n00:01.000 --> 00:02.000\n\n', 'no caption'],
    ['holds too many', Array.from({ length: 5002 }, () => '00:01.000 --> 00:02.000\nx\n').join('\n'), 'more than 5000'],
  ])('that %s is refused with a reason', (_, text, reason) => {
    expect(problemOf(text)).toContain(reason)
  })

  it('that we wrote reads as it was, whatever came in', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (words) => {
        const parsed = parseCaptions(vtt(words))
        if ('problem' in parsed) return
        expect(parseCaptions(formatCaptions(parsed.cues))).toEqual(parsed)
      }),
      { numRuns: 300 },
    )
  })

  const MEGABYTE = 1024 * 1024
  const fill = (part: string): string => part.repeat(Math.floor((MEGABYTE - 100) / part.length))
  it.each([
    ['one open tag', vtt(`<${fill('a')}`)],
    ['open brackets', vtt(fill('<'))],
    ['open tags on many lines', vtt(fill(`<${'a'.repeat(400)}\n`))],
    ['many captions of open tags', `WEBVTT\n\n${fill(`00:01.000 --> 00:02.000\n<${'a'.repeat(4990)}\n\n`)}`],
    ['tags inside each other', vtt(fill('<b>'))],
    ['ampersands', vtt(fill('&am'))],
    ['arrows', `WEBVTT\n\n${fill('-->')}`],
    ['spaces before an arrow', `WEBVTT\n\n${fill(' ')}x --> 00:02.000\nx`],
    ['spaces after an arrow', `WEBVTT\n\n00:01.000 -->${fill(' ')}x\nx`],
    ['digits as a time', `WEBVTT\n\n${fill('1')}:00.000 --> 00:02.000\nx`],
    ['empty lines', `WEBVTT-->\n${fill('\n')}`],
    ['lines of spaces', vtt(fill(`${' '.repeat(300)}x\n`))],
    ['control characters', vtt(fill('\u0001x'))],
    ['carriage returns', vtt(fill('\r'))],
    ['numbers without a time', `${fill('1\n\n')}00:01.000 --> 00:02.000\nx`],
  ])('of a megabyte of %s holds nobody up', (_, text) => {
    const began = process.threadCpuUsage()
    parseCaptions(text)
    const { user, system } = process.threadCpuUsage(began)
    expect((user + system) / 1000).toBeLessThan(200) // ms of work, however busy the machine is
  })

  it('may carry more tags than words', () => {
    const words = Array.from({ length: 60 }, () => '<00:00:01.000><c.yellow>word</c> ').join('')
    expect(cuesOf(vtt(words))[0]?.text).toBe('word '.repeat(60).trim())
  })
})

it('captions of a part begin where the part begins', () => {
  const cues = [
    { startMs: 0, endMs: 1000, text: 'before' },
    { startMs: 900, endMs: 2500, text: 'across' },
    { startMs: 3900, endMs: 6000, text: 'over the end' },
    { startMs: 9000, endMs: 9500, text: 'after' },
  ]
  expect(cutCaptions(cues, 1000, 4000)).toEqual([
    { startMs: 0, endMs: 1500, text: 'across' },
    { startMs: 2900, endMs: 3000, text: 'over the end' },
  ])
})
