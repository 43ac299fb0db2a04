interface Question {
  question: string
  answer: string
}

/** Reads questions as people write them: one on a line, its answer below, an empty line before the next. */
export const readQuestions = (text: string): Question[] =>
  text
    .split(/\n[^\S\n]*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [question = '', ...answer] = part.split('\n')
      return { question: question.trim(), answer: answer.join('\n').trim() }
    })
