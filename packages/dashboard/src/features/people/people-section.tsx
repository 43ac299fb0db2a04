import { useMay } from '../../entities/session/use-may.ts'
import { addTexts } from '../../lib/text.ts'
import { people } from '../../text/en/account/people.ts'
import { Memberships } from './memberships.tsx'
import { PeopleOfAccount } from './people-of-account.tsx'

addTexts('people', people)

/** The section #people: owners see who works in the account, everybody the accounts they work in themselves. */
export function PeopleSection() {
  const isOwner = useMay('account')
  return (
    <>
      {isOwner && <PeopleOfAccount />}
      <Memberships isAlone={!isOwner} />
    </>
  )
}
