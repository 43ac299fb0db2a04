/** A decision record; missing parts are empty. */
export interface DecisionRecord {
  file: string
  number: string
  title: string
  date: string
  status: string
  summary: string
  /** The headings of its sections, in their order. */
  sections: string[]
  words: number
}

const HEAD = /^# (\d{3}) (.+)\n\nDate: (\d{4}-\d{2}-\d{2}) · Status: (.+)\n\n(.+)\n/

/** Parses one file of docs/decisions. */
export function parseRecord(file: string, text: string): DecisionRecord {
  const [, number = '', title = '', date = '', status = '', summary = ''] = HEAD.exec(text) ?? []
  const sections = [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading)
  return { file, number, title, date, status, summary, sections, words: text.trim().split(/\s+/).length }
}
