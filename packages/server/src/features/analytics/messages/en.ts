/** What the reports of visits say: refusals, mails, tables. */
export const en = {
  chooseDaysAfterYear: 'Choose days after the year {{firstYear}}.',
  chooseDaysBeforeYear: 'Choose days before the year {{lastYear}}.',
  chooseMostDays: 'Choose at most {{maxReportDays}} days.',
  chooseTimeZoneSuch: 'Choose a time zone such as Europe/Lisbon.',
  lastDayMustBefore: 'The last day must not be before the first.',
} as const
