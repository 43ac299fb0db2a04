import type { EmulatedPerson } from '../authorizations.ts'

/** People to choose from. The last one shows what happens with an address that Google has not verified. */
export const PEOPLE: readonly EmulatedPerson[] = [
  { subject: '100000000000000000001', email: 'rosa.marin@gmail.example', isEmailVerified: true, name: 'Rosa Marin' },
  { subject: '100000000000000000002', email: 'joao.pires@gmail.example', isEmailVerified: true, name: 'João Pires' },
  { subject: '100000000000000000003', email: 'nobody@unverified.example', isEmailVerified: false, name: 'Unverified' },
]

/** Whoever types an address is the same person each time. */
export const personOf = (email: string, name: string, isEmailVerified: boolean): EmulatedPerson => ({
  subject: `2${BigInt(`0x${Buffer.from(email).toString('hex')}`) % 10n ** 20n}`,
  email,
  isEmailVerified,
  name,
})
