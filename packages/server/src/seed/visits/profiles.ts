import { countries, type Weighted } from './traits.ts'

/** When and how often an app is visited. */
export interface Profile {
  /** On an average day. */
  visits: number
  /** From Sunday to Saturday, as a multiple of an average day. */
  weekdays: readonly [number, number, number, number, number, number, number]
  /** Relative frequency of each UTC hour. */
  hours: Weighted<number>
  countries: (typeof countries)['near']
  /** Share of visitors who come by a link of ours. */
  byLink: number
  /** Share of visitors who go on to the next slide. */
  stays: number
}

/** Rises and falls around each peak. */
function hoursAround(...peaks: readonly (readonly [hour: number, weight: number])[]): Weighted<number> {
  return Array.from({ length: 24 }, (_, hour) => {
    const near = peaks.map(([peak, weight]) => weight * Math.exp(-((hour - peak) ** 2) / 3.5))
    const isNight = hour < 6
    return [hour, (isNight ? 0.05 : 0.6) + near.reduce((sum, one) => sum + one, 0)] as const
  })
}

const everyDay = { countries: countries.far, byLink: 0.3, stays: 0.76 }

/** By page name. */
const profiles: Readonly<Record<string, Profile>> = {
  ofelia: {
    visits: 30,
    weekdays: [1.05, 0.7, 0.85, 0.95, 1, 1.2, 1.45],
    hours: hoursAround([8, 6], [12, 9], [16, 4]),
    countries: countries.near,
    byLink: 0.72,
    stays: 0.8,
  },
  'vela-noor': {
    ...everyDay,
    visits: 16,
    weekdays: [1, 0.8, 0.8, 0.9, 1.1, 1.4, 1.3],
    hours: hoursAround([13, 3], [20, 10]),
  },
  pollen: {
    ...everyDay,
    visits: 13,
    weekdays: [0.9, 0.8, 0.8, 0.9, 1.1, 1.5, 1.6],
    hours: hoursAround([12, 6], [18, 8]),
    countries: countries.near,
    byLink: 0.5,
  },
  'tern-and-tide': {
    ...everyDay,
    visits: 15,
    weekdays: [1.3, 1, 0.9, 0.9, 0.95, 1, 1.25],
    hours: hoursAround([12, 5], [20, 8]),
  },
}

const otherwise: Profile = {
  ...everyDay,
  visits: 8,
  weekdays: [0.6, 1.1, 1.2, 1.2, 1.1, 1, 0.6],
  hours: hoursAround([10, 6], [15, 5], [20, 3]),
}

export const profileOf = (app: string): Profile => profiles[app] ?? otherwise
