/** What our server answers to a press. */
export type PressAnswer =
  | { kind: 'REDIRECT'; url: string }
  | { kind: 'FILE'; type: string; fileName: string; body: string }
