import { expect, it } from 'vitest'
import { mailboxOf, toEmailAddress } from './e-mail-address.ts'

it.each([
  ['Ana@Example.ORG', 'ana@example.org'],
  [' a.b+news@sub.example.co ', 'a.b+news@sub.example.co'],
  ['ana@bücher.example', 'ana@xn--bcher-kva.example'],
  ['ana', undefined],
  ['ana@localhost', undefined],
  ['a..b@example.org', undefined],
  ['ana@exa mple.org', undefined],
  ['<ana@example.org>', undefined],
  ['"ana b"@example.org', undefined],
  ['ana@127.0.0.1', undefined],
  [`${'x'.repeat(65)}@example.org`, undefined],
  ['ana@example.org\nBcc: x@y.zz', undefined],
])('the e-mail parser reads %j as %j', (typed, read) => {
  expect(toEmailAddress(typed)).toBe(read)
})

it.each([
  ['ana+shop@example.org', 'ana@example.org'],
  ['a.na@example.org', 'a.na@example.org'],
  ['a.n.a+x+y@gmail.com', 'ana@gmail.com'],
  ['ana@googlemail.com', 'ana@gmail.com'],
])('the e-mail parser counts mails to %j as mails to %j', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})
