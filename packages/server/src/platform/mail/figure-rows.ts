export interface Figure {
  name: string
  /** Below the name, smaller. */
  note: string
  value: string
  /** How the value changed; shown below it. */
  change?: { words: string; isGood: boolean } | undefined
  url?: string
}

const FONT = "font-family:Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const CELL = 'padding:14px 0;border-top:1px solid #E1E8F1;vertical-align:top'

/** Rows of a name and a number each. The texts are HTML, as those of `layOut` are. */
export const figureRows = (figures: readonly Figure[]): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:4px 0 16px;table-layout:fixed">
${figures.map(row).join('\n')}
</table>`

const row = ({ name, note, value, change, url }: Figure): string =>
  `<tr><td class="line" style="${CELL};padding-right:16px;overflow-wrap:break-word;word-break:break-word">
<div class="ink" style="${FONT};font-size:16px;line-height:1.35;font-weight:600;color:#0E1A2B">${
    url === undefined ? name : `<a class="ink" href="${url}" style="color:#0E1A2B;text-decoration:none">${name}</a>`
  }</div>
<div class="ink-3" style="${FONT};font-size:13px;line-height:1.5;color:#5C6B82">${note}</div></td>
<td class="line" width="96" align="right" style="${CELL};white-space:nowrap">
<div class="ink" style="${FONT};font-size:20px;line-height:1.2;font-weight:700;letter-spacing:-.02em;color:#0E1A2B">${value}</div>
${change ? changeLine(change) : ''}</td></tr>`

/** The words carry the meaning; the colour only repeats it. */
const changeLine = ({ words, isGood }: NonNullable<Figure['change']>): string =>
  `<div class="${isGood ? 'good' : 'bad'}" style="${FONT};font-size:13px;line-height:1.5;font-weight:600;color:${
    isGood ? '#0F7A4D' : '#B3261E'
  }">${words}</div>`

/** Lines of text below the figures. The texts are HTML. */
export const noteLines = (lines: readonly string[]): string =>
  lines
    .map(
      (line) =>
        `<p class="ink-2" style="margin:0 0 8px;${FONT};font-size:15px;line-height:1.5;color:#43536A;overflow-wrap:break-word">${line}</p>`,
    )
    .join('\n')
