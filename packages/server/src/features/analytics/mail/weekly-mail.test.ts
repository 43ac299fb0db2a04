import { expect, it } from 'vitest'
import { weeklyMail } from './weekly-mail.ts'

it('the weekly mail is written in the language it is asked for, names as they are', () => {
  const { subject, text, html } = weeklyMail({
    to: 'ana@example.org',
    zone: 'Europe/Vienna',
    places: { allUrl: 'https://taplet.example/app', appUrl: (id) => `https://taplet.example/app/${id}`, leaveUrl: 'x' },
    language: 'en-XA',
    week: {
      first: Date.UTC(2026, 10, 16),
      last: Date.UTC(2026, 10, 22),
      apps: [{ id: 'a', name: 'Lark Coffee', visits: 6, guests: 5, before: 2 }],
      visits: 6,
      guests: 5,
      before: 2,
      link: { name: 'Poster', visits: 4 },
      slide: undefined,
    },
  })
  expect(subject).toMatch(/^⟦Ýöûŕ ŵééķ: ⟦6 ṽîšîţš·+⟧, ⟦3 /)
  expect(text).toContain('Lark Coffee')
  expect(text).not.toMatch(/\b(?:week|visits|numbers)\b/)
  expect(html).toContain('<html lang="en-XA">')
  expect(html.replaceAll(/<style>.*<\/style>/g, '')).not.toMatch(/>[^<⟦]*\b(?:week|visits|before)\b/)
})
