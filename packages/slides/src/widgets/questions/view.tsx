import { DEFAULT_LANGUAGE } from '@taplet/messages'
import type { ViewProps } from '../../define/define-widget.ts'
import { cardLook } from '../../parts/card/card-look.ts'
import { CardTitle } from '../../parts/card/card-title.tsx'
import { messages } from './messages/messages.ts'
import { readQuestions } from './read-questions.ts'
import type { questionsSchema } from './schema.ts'

/** Questions that unfold their answers, without a script; those without an answer stand alone. */
export function QuestionsView({ data, language = DEFAULT_LANGUAGE }: ViewProps<typeof questionsSchema>) {
  const questions = readQuestions(data.text)
  return (
    <div {...cardLook('tp-questions', data.metadata)}>
      <CardTitle title={data.title} />
      {questions.length === 0 ? <p className="tp-hint">{messages(language)('enter')}</p> : null}
      {questions.map(({ question, answer }, index) =>
        answer ? (
          // Questions have no identity beyond their position.
          <details key={index}>
            <summary dir="auto">{question}</summary>
            <p dir="auto">{answer}</p>
          </details>
        ) : (
          <p key={index} dir="auto" className="tp-question">
            {question}
          </p>
        ),
      )}
    </div>
  )
}
