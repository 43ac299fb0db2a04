import type { EditorProps } from '../../../define/define-editor.ts'
import { bindFields } from '../../../parts/bind-fields.ts'
import { CardControls } from '../../../parts/card/card-controls.tsx'
import { LONGEST, MOST_ROWS, type priceListSchema } from '../schema.ts'
import { messages } from './messages/messages.ts'
import { pastedRows } from './pasted-rows.ts'

type Props = EditorProps<typeof priceListSchema>

const EMPTY = { name: '', detail: '', price: '', mark: '', isHeading: false }

export function RowsSection(props: Props) {
  const {
    controls: { Rows, Text },
    language,
  } = props
  const { field } = bindFields(props)
  const say = messages(language)
  return (
    <>
      <Text label={say('headline')} maxLength={60} {...field('title')} placeholder={say('titleExample')} />
      <Rows
        label={say('items')}
        hint={say('itemsHint')}
        columns={[
          { id: 'name', label: say('item'), maxLength: LONGEST.name },
          { id: 'price', label: say('price'), maxLength: LONGEST.price, isNarrow: true },
          { id: 'detail', label: say('detail'), maxLength: LONGEST.detail },
          { id: 'mark', label: say('mark'), maxLength: LONGEST.mark, isNarrow: true },
        ]}
        empty={EMPTY}
        heading={{ label: say('heading'), add: say('addHeading') }}
        most={MOST_ROWS}
        readPasted={pastedRows}
        {...field('rows')}
      />
    </>
  )
}

const leaders = ['DOTS', 'LINES'] as const

function currencyOptions(language: string, asTyped: string) {
  const names = new Intl.DisplayNames(language, { type: 'currency' })
  const known = Intl.supportedValuesOf('currency').map((value) => ({ value, label: `${value} · ${names.of(value)}` }))
  return [{ value: '', label: asTyped }, ...known]
}

export function PricesSection(props: Props) {
  const {
    controls: { Choice, Select },
    language,
  } = props
  const { choice } = bindFields(props)
  const say = messages(language)
  return (
    <>
      <Select
        label={say('currency')}
        hint={say('currencyHint')}
        {...choice('currency')}
        options={currencyOptions(language, say('asTyped'))}
      />
      <Choice
        label={say('leader')}
        {...choice('leader')}
        options={leaders.map((value) => ({ value, label: say(`leaders.${value}`) }))}
      />
    </>
  )
}

export const StyleSection = (props: Props) => <CardControls {...props} />
