/** Texts of billing: refusals and mails. */
export const en = {
  aMonth: '{{price}} a month',
  aYear: '{{price}} a year',
  eventRefused: 'This event is not signed as agreed.',
  footnote: 'You get this mail because you have a plan at {{product}}.',
  bankFirst:
    'Your bank wants to confirm this payment. Choose to keep your plan first, then change it again and confirm. Nothing was changed.',
  noShop: 'This account is not connected to a Shopify shop.',
  noSubscription: 'There is no subscription to change.',
  noSuchPlan: 'There is no such plan.',
  notSoldHere: 'Plans are not sold here.',
  planNotSold: 'This plan is not sold at the moment.',
  refused: 'The payment service does not accept this. Nothing was changed; try again in a moment.',
  sumChanged: 'The sum has changed since it was shown. Nothing was charged: look at the new one.',
  unreachable: 'The payment service is not reachable. Nothing was changed; try again in a moment.',
  ended: {
    body: 'Your {{plan}} plan has ended, and nothing more is charged.',
    button: 'See your plan',
    stays:
      'Everything you made stays online and every printed code goes on working. What is beyond the limits without it can be looked at but not changed; you choose what stays editable.',
    subject: 'Your {{plan}} plan has ended',
    title: 'Your {{plan}} plan has ended',
  },
  failed: {
    body: 'We could not charge your card for the {{plan}} plan ({{price}}). It is tried again in a few days.',
    button: 'Pay or change the card',
    codes: 'Whatever happens, your pages stay online and your printed codes go on working.',
    grace: 'You keep the {{plan}} plan until {{day}}. Without a payment the plan then ends.',
    subject: 'Your payment for the {{plan}} plan failed',
    title: 'A payment is missing',
  },
  plans: { GROWTH: 'Growth', STARTER: 'Starter' },
  states: {
    stays: 'Your pages stay online and your printed codes go on working.',
    INCOMPLETE: {
      body: 'Your first payment for the {{plan}} plan ({{price}}) is not complete, so the plan has not begun. Nothing was charged.',
      button: 'Complete the payment',
      subject: 'Your {{plan}} plan has not begun yet',
      title: 'One step is missing',
    },
    PAUSED: {
      body: 'Your {{plan}} plan ({{price}}) is paused, so it is off for now and nothing is charged. You can resume it at any time.',
      button: 'Resume or cancel',
      subject: 'Your {{plan}} plan is paused',
      title: 'Your plan is paused',
    },
    UNPAID: {
      body: 'We could not charge your card for the {{plan}} plan ({{price}}), so it is off for now. Paying the open invoice brings {{plan}} back.',
      button: 'Pay or cancel',
      subject: 'Your {{plan}} plan is on hold',
      title: 'Your {{plan}} plan is off for now',
    },
  },
  trialEnds: {
    body: 'Your free trial of {{plan}} ends on {{day}}. After that it costs {{price}}, charged to your card.',
    button: 'See your plan',
    stop: 'If you do not want to go on, cancel before that day and nothing is charged.',
    subject: 'Your trial of {{plan}} ends on {{day}}',
    title: 'Your trial is about to end',
  },
} as const
