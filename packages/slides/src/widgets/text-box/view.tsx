import { DEFAULT_LANGUAGE, type Language } from '@taplet/messages'
import type { CSSProperties } from 'react'
import type { ViewProps } from '../../define/define-widget.ts'
import { fontStack } from '../../type/fonts.ts'
import { softHyphens } from '../../type/soft-hyphens.ts'
import { DISPLAY_SIZE, fittedSize } from './fitted-size.ts'
import { messages } from './messages/messages.ts'
import type { textBoxSchema } from './schema.ts'
import { type TextRun, textRuns } from './text-runs.ts'

type TextBox = ViewProps<typeof textBoxSchema>['data']

const OPTICAL_SIZE = 56 // px: from here on a letter's side bearing shows, so the line is moved to the edge

function boxStyle({ textColor, alignText, fillColor, padding, borderRadius }: TextBox['metadata']): CSSProperties {
  return {
    color: textColor,
    // Text without an alignment starts on the side where its script starts.
    ...(alignText === 'left' ? {} : { textAlign: alignText }),
    ...(fillColor ? { background: fillColor, padding: `${padding}px`, borderRadius: `${borderRadius}px` } : {}),
  }
}

function typeStyle(data: TextBox): CSSProperties {
  const { fontFamily, fontWeight, italic, lineHeight, letterSpacing, textSize, alignText, fillColor } = data.metadata
  return {
    fontFamily: fontStack(fontFamily),
    fontSize: fittedSize(data),
    fontWeight,
    lineHeight,
    letterSpacing: `${letterSpacing}em`,
    ...(italic ? { fontStyle: 'italic' } : {}),
    ...(textSize >= OPTICAL_SIZE && alignText === 'left' && !fillColor ? { marginInlineStart: '-.035em' } : {}),
  }
}

function Piece({ piece, leader }: { piece: TextRun; leader: TextBox['metadata']['leader'] }) {
  if (piece.kind === 'PLAIN') return <span className="tp-lines">{piece.text}</span>
  return (
    <span className="tp-ends">
      <span>{piece.label}</span> <i className={`tp-leader tp-leader-${leader.toLowerCase()}`} />
      <span className="tp-value">{piece.value}</span>
    </span>
  )
}

/** Returns the text to draw: the merchant's, else the template's placeholder, unless the other text is filled in. */
const shownWords = (text: string, placeholder: string, other = '') =>
  text.trim() || other.trim() ? { text } : { text: placeholder, className: 'tp-hint' }

/** Returns text and subtitle as they are drawn. */
const shown = ({ text, detail, placeholder, detailPlaceholder }: TextBox, showsEmpty: boolean, language: Language) => ({
  words: shownWords(text, showsEmpty ? placeholder || messages(language)('tapToWrite') : '', detail),
  detail: shownWords(detail, showsEmpty ? detailPlaceholder : ''),
})

/** Text as typed: line breaks are kept, a tab aligns the rest of its line right. Large text is a heading. */
export function TextBoxView(props: ViewProps<typeof textBoxSchema>) {
  const { data, showsEmpty = false, language = DEFAULT_LANGUAGE } = props
  const { metadata } = data
  const { words, detail } = shown(data, showsEmpty, language)
  // Editors read what they draw.
  const divide = showsEmpty ? (text: string) => text : softHyphens
  const Tag = metadata.textSize >= DISPLAY_SIZE ? 'h2' : 'p'
  const classes = ['tp-text', metadata.isBleeding && 'tp-bleeding', metadata.hasRule && 'tp-rule']
  if (metadata.isBleeding && !metadata.fillColor) classes.push('tp-bleeding-bare')
  return (
    <div className={classes.filter(Boolean).join(' ')} style={boxStyle(metadata)}>
      {words.text ? (
        <Tag dir="auto" className={words.className} style={typeStyle({ ...data, text: words.text })}>
          {textRuns(divide(words.text)).map((piece, index) => (
            // Pieces have no identity beyond their position, and no state.
            <Piece key={index} piece={piece} leader={metadata.leader} />
          ))}
        </Tag>
      ) : null}
      {detail.text ? (
        <p dir="auto" className={`tp-detail ${detail.className ?? ''}`.trim()}>
          {divide(detail.text)}
        </p>
      ) : null}
    </div>
  )
}
