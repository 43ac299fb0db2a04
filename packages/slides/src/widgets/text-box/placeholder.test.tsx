import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { textBoxSchema } from './schema.ts'
import { TextBoxView } from './view.tsx'

const draw = (data: object, showsEmpty: boolean) =>
  renderToStaticMarkup(
    <TextBoxView data={textBoxSchema.data.parse(data)} media={{}} isDeferred={false} showsEmpty={showsEmpty} />,
  )

it('a text box asks in an editor for the words that a template wants', () => {
  const html = draw({ placeholder: 'Name of the dish\t0.00', detailPlaceholder: 'What is in it' }, true)
  expect(html).toContain('Name of the dish')
  expect(html).toContain('What is in it')
})

it('a text box shows visitors nothing of what a template wants', () => {
  expect(
    draw({ text: 'Soup', placeholder: 'Name of the dish', detailPlaceholder: 'What is in it' }, false),
  ).not.toMatch(/Name|What/)
})

it('a text box asks for no words above a quieter line that stands alone by choice', () => {
  expect(draw({ detail: 'Cash only' }, true)).not.toContain('Tap to write')
})
