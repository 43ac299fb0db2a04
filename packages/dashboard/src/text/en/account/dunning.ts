/** The banner above every screen while something about the payment for the plan waits for the owner. */
export const dunning = {
  PAST_DUE: 'Your last payment failed. You keep your plan until {{day}}.',
  UNPAID: 'A payment for your plan is missing, so the plan is off until it is paid.',
  INCOMPLETE: 'Your first payment is not complete, so your plan has not begun.',
  PAUSED: 'Your plan is paused, so it is off until you resume it.',
  CONFIRM: 'Your bank wants to confirm your change of plan.',
  pay: 'Fix payment',
  resume: 'See options',
  confirm: 'Confirm',
} as const
