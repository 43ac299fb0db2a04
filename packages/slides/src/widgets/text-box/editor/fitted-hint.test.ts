import { expect, it } from 'vitest'
import { createWidget } from '../../../edits/widgets/create-widget.ts'
import { textBoxSchema } from '../schema.ts'
import { fittedHint } from './fitted-hint.ts'

const words = (text: string, textSize: number, fitLines = false) => {
  const { widgetData } = createWidget('TEXT_BOX', 'w1')
  const data = textBoxSchema.data.parse(widgetData)
  return { ...data, text, metadata: { ...data.metadata, textSize, fitLines } }
}

it('fittedHint says at which size type is shown that was made smaller so that each line fits', () => {
  expect(fittedHint(words('Slow mornings by the old harbour wall', 52, true), 'en')).toMatch(
    /^52 px, shown at about 2\d so that each line fits\.$/,
  )
  expect(fittedHint(words('Donaudampfschifffahrt', 80), 'en')).toMatch(/so that each word fits/)
})

it('fittedHint says nothing of a size that shows as it was chosen', () => {
  expect(fittedHint(words('Hello', 52, true), 'en')).toBeUndefined()
  expect(fittedHint(words('Slow mornings by the old harbour wall', 16), 'en')).toBeUndefined()
})
