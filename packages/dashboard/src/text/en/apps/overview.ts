/** The overview of an instant app: how it is going, in one look. */
export const overview = {
  days: 'in the last {{days}} days',
  before: 'before: {{visits}}',
  visits: {
    title: 'Visits',
    more: 'All numbers',
    none: 'Nobody opened this app in the last {{days}} days. Show its code or share its link, and visits are counted here.',
  },
  funnel: { stay: '{{share}} of arrivals' },
  links: {
    title: 'Links and codes',
    add: 'New link',
    more: 'All {{count}}',
    scans: { one: 'scan', many: 'scans' },
    never: 'Not scanned yet',
    last: 'Last scan {{when}}',
    off: 'Switched off',
    none: 'No links lead here. Make one for each place where you show its code.',
  },
  orders: {
    title: 'Orders',
    more: 'All orders',
    toDo_one: '{{count}} to send or hand over',
    toDo_other: '{{count}} to send or hand over',
    allDone_one: '{{count}} order, all done',
    allDone_other: '{{count}} orders, all done',
    none: 'No orders from this app yet. With a product on a slide, visitors buy right there.',
  },
  reviews: {
    title: 'Reviews',
    more: 'All reviews',
    waiting_one: '{{count}} waits for your decision',
    waiting_other: '{{count}} wait for your decision',
    shown_one: '{{count}} on your slides',
    shown_other: '{{count}} on your slides',
    none: 'No reviews of this app yet. With a review form on a slide, visitors leave them here.',
  },
} as const
