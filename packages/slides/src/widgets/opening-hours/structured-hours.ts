interface Span {
  from: string
  until: string
}

interface Hours {
  week: readonly (readonly Span[])[]
  specialDays: readonly { date: string; hours: readonly Span[] }[]
}

const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** Whole days end a minute early: a time that is not later than `opens` is one of the next day. */
const timesOf = ({ from, until }: Span) =>
  from === until && from === '00:00' ? { opens: '00:00', closes: '23:59' } : { opens: from, closes: until }

const specification = (facts: object) => ({ '@type': 'OpeningHoursSpecification', ...facts })

/** Returns the hours as schema.org has them: of a week by name of the day, of special days by their date. */
export function structuredHours({ week, specialDays }: Hours): object {
  const days = week.flatMap((spans, day) =>
    spans.map((span) => specification({ dayOfWeek: NAMES[day], ...timesOf(span) })),
  )
  const special = specialDays.flatMap(({ date, hours }) => {
    const valid = { validFrom: date, validThrough: date }
    // Closed all day is written as a day that ends when it begins.
    const all = hours.length > 0 ? hours.map(timesOf) : [{ opens: '00:00', closes: '00:00' }]
    return all.map((times) => specification({ ...valid, ...times }))
  })
  return {
    ...(days.length > 0 && { openingHoursSpecification: days }),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  }
}
