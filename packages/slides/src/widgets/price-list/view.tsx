import { DEFAULT_LANGUAGE } from '@taplet/messages'
import type { ViewProps } from '../../define/define-widget.ts'
import { cardLook } from '../../parts/card/card-look.ts'
import { CardTitle } from '../../parts/card/card-title.tsx'
import { messages } from './messages/messages.ts'
import { priceGroups } from './price-groups.ts'
import type { PriceRow, priceListSchema } from './schema.ts'
import { writePrice } from './write-price.ts'

const Row = ({ row: { name, detail, mark }, price }: { row: PriceRow; price: string }) => (
  <li dir="auto">
    <span className="tp-prices-line">
      <span>
        {name} {mark.trim() ? <em>{mark}</em> : null}
      </span>{' '}
      <i />
      <b>{price}</b>
    </span>
    {detail.trim() ? <small>{detail}</small> : null}
  </li>
)

/** What costs how much: groups of rows, each with its price at the end of the line. */
export function PriceListView(props: ViewProps<typeof priceListSchema>) {
  const { data, language = DEFAULT_LANGUAGE, appLanguage = language } = props
  const { title, rows, currency, leader, metadata } = data
  const groups = priceGroups(rows)
  return (
    <div {...cardLook(leader === 'LINES' ? 'tp-prices tp-prices-lines' : 'tp-prices', metadata)}>
      <CardTitle title={title} />
      {groups.length === 0 ? <p className="tp-hint">{messages(language)('enter')}</p> : null}
      {groups.map(({ heading, rows: own }, group) => (
        // Groups and rows have no identity beyond their position, and no state.
        <section key={group}>
          {heading ? <h4 dir="auto">{heading}</h4> : null}
          <ul>
            {own.map((row, index) => (
              <Row key={index} row={row} price={writePrice(row.price, currency, appLanguage)} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
