import type { CSSProperties } from 'react'
import type { ViewProps } from '../../define/define-widget.ts'
import { fontStack } from '../../type/fonts.ts'
import { DISPLAY_SIZE, fittedSize } from './fitted-size.ts'
import type { textBoxSchema } from './schema.ts'
import { type TextPiece, textPieces } from './text-lines.ts'

type TextBox = ViewProps<typeof textBoxSchema>['data']

const OPTICAL_SIZE = 56 // from here on a letter's side bearing shows, so the line is pulled out to the edge

function boxStyle({ textColor, alignText, fillColor, padding, borderRadius }: TextBox['metadata']): CSSProperties {
  return {
    color: textColor,
    // Words that nobody placed begin where their script does.
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

function Piece({ piece, leader }: { piece: TextPiece; leader: TextBox['metadata']['leader'] }) {
  if (piece.kind === 'PLAIN') return <span className="tp-lines">{piece.text}</span>
  return (
    <span className="tp-ends">
      <span>{piece.label}</span> <i className={`tp-leader tp-leader-${leader.toLowerCase()}`} />
      <span className="tp-value">{piece.value}</span>
    </span>
  )
}

const NO_WORDS = 'Tap to write'

/** What stands in a place for words: the words, else what a template asks for, unless another place is filled. */
const shownWords = (text: string, placeholder: string, other = '') =>
  text.trim() || other.trim() ? { text } : { text: placeholder, className: 'tp-hint' }

/** The words and the quieter line as they are drawn. */
const shown = ({ text, detail, placeholder, detailPlaceholder }: TextBox, showsEmpty: boolean) => ({
  words: shownWords(text, showsEmpty ? placeholder || NO_WORDS : '', detail),
  detail: shownWords(detail, showsEmpty ? detailPlaceholder : ''),
})

/** Text as it was typed: line breaks kept, a tab sends the rest of its line to the right edge. Large text is a heading. */
export function TextBoxView({ data, showsEmpty = false }: ViewProps<typeof textBoxSchema>) {
  const { metadata } = data
  const { words, detail } = shown(data, showsEmpty)
  const Tag = metadata.textSize >= DISPLAY_SIZE ? 'h2' : 'p'
  const classes = ['tp-text', metadata.isBleeding && 'tp-bleeding', metadata.hasRule && 'tp-rule']
  if (metadata.isBleeding && !metadata.fillColor) classes.push('tp-bleeding-bare')
  return (
    <div className={classes.filter(Boolean).join(' ')} style={boxStyle(metadata)}>
      {words.text ? (
        <Tag dir="auto" className={words.className} style={typeStyle({ ...data, text: words.text })}>
          {textPieces(words.text).map((piece, index) => (
            // Pieces have no identity beyond their place, and hold no state.
            <Piece key={index} piece={piece} leader={metadata.leader} />
          ))}
        </Tag>
      ) : null}
      {detail.text ? (
        <p dir="auto" className={`tp-detail ${detail.className ?? ''}`.trim()}>
          {detail.text}
        </p>
      ) : null}
    </div>
  )
}
