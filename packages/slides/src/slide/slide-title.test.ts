import { expect, it } from 'vitest'
import { createWidget } from '../edits.ts'
import { slideTitle } from './slide-title.ts'

const text = (words: string, textSize: number) => {
  const widget = createWidget('TEXT_BOX', `w-${words}`)
  if (widget.widgetType !== 'TEXT_BOX') throw new Error('It makes what was asked for')
  const { widgetData } = widget
  return { ...widget, widgetData: { ...widgetData, text: words, metadata: { ...widgetData.metadata, textSize } } }
}

it('[14.9] a slide is called by its largest text, in one line that is cut between words', () => {
  expect(slideTitle([text('Open daily', 14), text(' See what\ngrows ', 48), text('As large', 48)])).toBe(
    'See what grows',
  )
  const long = 'Nine letters '.repeat(10)
  const title = slideTitle([text(long, 40)])
  expect(title).toMatch(/ letters…$|Nine…$/)
  expect(title.length).toBeLessThanOrEqual(80)
  expect(slideTitle([text('  ', 90), createWidget('LINK', 'l')])).toBe('')
})
