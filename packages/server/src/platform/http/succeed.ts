/** The answer of a call that did what it was asked (spec §5). */
export const succeed = <Fields extends object>(fields: Fields): Fields & { callResult: 'SUCCESS' } => ({
  callResult: 'SUCCESS',
  ...fields,
})
