import { expect, test } from 'vitest'
import { daysOfChoice, presets, type ReportChoice, readChoice, writeChoice } from './report-choice.ts'

const now = Date.parse('2026-03-01T02:30:00Z')
const plain = readChoice(new URLSearchParams())
const daysOf = (change: Partial<ReportChoice>, zone = 'UTC', since?: string | null) =>
  daysOfChoice({ ...plain, ...change }, { now, zone, since })

test('without a word in the address the last 28 days are shown, compared with those before', () => {
  expect(daysOf({})).toEqual({ from: '2026-02-02', to: '2026-03-01', timezone: 'UTC', compare: 'PREVIOUS' })
})

test('every preset ends today or before, and begins no later than it ends', () => {
  for (const days of presets) {
    const { from, to } = daysOf({ days })
    expect([days, from <= to, to <= '2026-03-01']).toEqual([days, true, true])
  }
  expect(daysOf({ days: 'yesterday' })).toMatchObject({ from: '2026-02-28', to: '2026-02-28' })
  expect(daysOf({ days: 'month' })).toMatchObject({ from: '2026-03-01', to: '2026-03-01' })
  expect(daysOf({ days: 'lastMonth' })).toMatchObject({ from: '2026-02-01', to: '2026-02-28' })
  expect(daysOf({ days: 'year' })).toMatchObject({ from: '2026-01-01', to: '2026-03-01' })
})

test('today is the day that it is in the zone, unless UTC is chosen', () => {
  expect(daysOf({ days: 'today' }, 'America/New_York')).toMatchObject({ from: '2026-02-28', to: '2026-02-28' })
  expect(daysOf({ days: 'today', isUtc: true }, 'America/New_York')).toMatchObject({
    from: '2026-03-01',
    timezone: 'UTC',
  })
})

test('all time begins with the first visit and is compared with nothing', () => {
  expect(daysOf({ days: 'all' }, 'UTC', '2026-02-20')).toMatchObject({ from: '2026-02-20', compare: 'NONE' })
  expect(daysOf({ days: 'all' }, 'UTC', '2001-01-01').from).toBe('2023-12-23') // 800 days, both counted
  expect(daysOf({ days: 'all' }, 'UTC', null).from).toBe('2023-12-23')
})

test('own days are taken in either order, and never more than a report covers', () => {
  expect(daysOf({ days: 'own', from: '2026-02-10', to: '2026-01-05' })).toMatchObject({
    from: '2026-01-05',
    to: '2026-02-10',
  })
  expect(daysOf({ days: 'own', from: '1999-01-01', to: '2026-03-01' }).from).toBe('2023-12-23')
})

test('days that no calendar of ours reaches are the nearest that one does, so that there is an answer', () => {
  expect(daysOf({ days: 'own', from: '1970-01-01', to: '1970-01-31' })).toMatchObject({
    from: '2000-01-01',
    to: '2000-01-01',
  })
  expect(daysOf({ days: 'own', from: '9999-12-01', to: '9999-12-31' })).toMatchObject({
    from: '2199-12-31',
    to: '2199-12-31',
  })
})

test('each choice has an address that leads back to it, and the plain one says nothing', () => {
  const choices: Partial<ReportChoice>[] = [
    { days: '7' },
    { days: 'own', from: '2026-01-05', to: '2026-02-10', compare: 'YEAR' },
    { compare: 'NONE', isUtc: true },
  ]
  for (const change of choices) {
    const choice = { ...plain, ...change }
    expect(readChoice(writeChoice(new URLSearchParams('tips=1'), choice))).toEqual(choice)
  }
  expect(writeChoice(new URLSearchParams('days=7&zone=utc&other=1'), plain).toString()).toBe('other=1')
})

test('an address that makes no sense is as if it said nothing', () => {
  for (const search of [
    'days=own',
    'days=own&from=2026-02-30&to=2026-03-01',
    'days=constructor',
    'against=moon&zone=x',
  ])
    expect(readChoice(new URLSearchParams(search))).toEqual(plain)
})
