import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, test } from 'vitest'
import { readQuestions } from './read-questions.ts'
import { questionsSchema } from './schema.ts'
import { QuestionsView } from './view.tsx'

const draw = (text: string) =>
  renderToStaticMarkup(<QuestionsView data={questionsSchema.data.parse({ text })} media={{}} isDeferred={false} />)

test.each([
  ['', []],
  [' \n\n \n', []],
  ['Cards?\nYes.', [['Cards?', 'Yes.']]],
  [
    'Cards?\nYes.\nCash, too.\n\n\n  Dogs? \nOf course.\n',
    [
      ['Cards?', 'Yes.\nCash, too.'],
      ['Dogs?', 'Of course.'],
    ],
  ],
  ['Parking behind the house', [['Parking behind the house', '']]],
])('questions are read as they are written: %j', (text, read) => {
  expect(readQuestions(text).map(({ question, answer }) => [question, answer])).toEqual(read)
})

it('questions unfold their answers without a script; one without an answer is plain text', () => {
  const html = draw('Cards?\nYes & <cash>.\n\nParking behind the house')
  expect(html).toContain(
    '<details><summary dir="auto">Cards?</summary><p dir="auto">Yes &amp; &lt;cash&gt;.</p></details>',
  )
  expect(html).toContain('<p dir="auto" class="tp-question">Parking behind the house</p>')
  expect(html).not.toContain('data-module')
})
