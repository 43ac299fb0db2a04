import { z } from 'zod'
import { cardStyle, onCard } from '../../define/card-style.ts'
import { defineWidget } from '../../define/define-widget.ts'
import { lines, shortText } from '../../define/fields.ts'
import { en } from './messages/en.ts'
import { readQuestions } from './read-questions.ts'

export const MOST_TITLE = 60
export const MOST_TEXT = 3000
const MOST_LINES = 120

/** QUESTIONS: questions that unfold their answers. */
const data = z.object({
  title: shortText(MOST_TITLE).default(en.titleExample),
  /** All of them, as they are written: see readQuestions. */
  text: lines(MOST_TEXT, MOST_LINES).default(''),
  metadata: cardStyle,
})

export const questionsSchema = defineWidget({
  ...onCard(data),
  data,
  defaults: data.parse({}),
  isEmpty: ({ text }) => readQuestions(text).length === 0,
  summary: ({ title }) => title,
  // Answers are folded: only questions take room.
  texts: ({ title, text }) => [title, ...readQuestions(text).map(({ question }) => question)],
})
