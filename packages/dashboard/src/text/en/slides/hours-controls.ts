/** The controls for the hours of a week and of special days. */
export const hoursControls = {
  add: 'Add hours on {{day}}',
  addDay: 'Add a day',
  closed: 'Closed',
  closes: '{{day}}, until',
  date: 'Date',
  dayName: 'Name',
  dayNameExample: 'Christmas Day',
  everyDay: 'Every day {{from}}–{{until}}',
  opens: '{{day}}, from',
  remove: 'Remove {{day}}, {{from}}–{{until}}',
  removeDay: 'Remove {{day}}',
  nextDay: 'next day',
  noDays: 'None yet. Add the days on which you are closed, or open at other hours.',
  sameAsApp: 'Same as the app',
  weekdays: 'Mon–Fri {{from}}–{{until}}',
} as const
