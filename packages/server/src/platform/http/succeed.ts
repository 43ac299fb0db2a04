/** Returns the response of a call that succeeded (spec §5). */
export const succeed = <Fields extends object>(fields: Fields): Fields & { callResult: 'SUCCESS' } => ({
  callResult: 'SUCCESS',
  ...fields,
})
