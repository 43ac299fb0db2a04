import { DEFAULT_LANGUAGE } from '@taplet/messages'
import type { ViewProps } from '../../define/define-widget.ts'
import { cardLook } from '../../parts/card/card-look.ts'
import { CardTitle } from '../../parts/card/card-title.tsx'
import { handWords } from '../../parts/hand-words.ts'
import { isRightToLeft } from '../../parts/is-right-to-left.ts'
import { type HoursRow, hoursRows } from './hours-rows.ts'
import { messages } from './messages/messages.ts'
import { type OpeningHours, openingHoursSchema } from './schema.ts'
import { messages as scriptMessages } from './script/messages/messages.ts'

const Row = ({ row: { key, isSpecial, label, name, lines } }: { row: HoursRow }) => (
  <tr {...(isSpecial ? { 'data-date': key } : { 'data-day': key })}>
    <th scope="row">
      {label}
      {name ? <small dir="auto">{name}</small> : null}
    </th>
    <td>
      {lines.map((line, index) => (
        // Lines have no identity beyond their position.
        <span key={index}>{line}</span>
      ))}
    </td>
  </tr>
)

/** Returns what the script needs to say whether the shop is open; nothing where no clock is known. */
function asked({ week, specialDays, clock }: OpeningHours, zone: string, appLanguage: string) {
  const hours = { week, specialDays: specialDays.map(({ date, hours: own }) => ({ date, hours: own })) }
  return {
    'data-module': 'hours',
    'data-hours': JSON.stringify(hours),
    'data-zone': zone,
    'data-language': appLanguage,
    'data-clock': clock,
  }
}

const Table = ({ rows }: { rows: readonly HoursRow[] }) => (
  <table>
    <tbody>
      {rows.map((row) => (
        <Row key={row.key} row={row} />
      ))}
    </tbody>
  </table>
)

/**
 * A week and its special days. Whether it is open now is said by a script, by the clock of the shop: the page may have
 * been made long ago. Without the script the table stands alone.
 */
export function OpeningHoursView(props: ViewProps<typeof openingHoursSchema>) {
  const { data, place, live, language = DEFAULT_LANGUAGE, appLanguage = language } = props
  const rows = hoursRows(data, language, appLanguage)
  const zone = data.timeZone || live?.timeZone
  const script = place && zone ? asked(data, zone, appLanguage) : {}
  const direction = isRightToLeft(rows[0]?.label ?? '') ? 'rtl' : undefined
  const isEmpty = openingHoursSchema.isEmpty?.(data) === true
  return (
    <div
      {...cardLook('tp-hours', data.metadata)}
      dir={direction}
      {...script}
      data-words={handWords(scriptMessages, language)}
    >
      <CardTitle title={data.title} />
      <p className="tp-hours-now" role="status" hidden />
      {isEmpty ? <p className="tp-hint">{messages(language)('enter')}</p> : <Table rows={rows} />}
    </div>
  )
}
