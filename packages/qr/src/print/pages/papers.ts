/** Papers of office printers, upright, in millimetres. */
export const PAPERS = {
  A4: [210, 297],
  LETTER: [215.9, 279.4],
} as const
export type Paper = keyof typeof PAPERS
