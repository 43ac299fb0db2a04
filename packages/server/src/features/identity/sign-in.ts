import type { Database } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/errors/app-error.ts'
import { type Attempts, requireRight } from './attempts/attempts.ts'
import { type Identifier, toIdentifier } from './identifier.ts'
import type { Claim, Limits } from './limits/limits.ts'
import type { RecogniseCaller, Recognised } from './limits/recognise-caller.ts'
import type { Passed } from './next-step.ts'
import type { Passwords } from './passwords.ts'
import type { Caller } from './sessions/sessions.ts'
import { asKey } from './users/as-key.ts'
import { demandPassword, findUser, storePassword, type User } from './users/store.ts'

interface SignInInput {
  email?: string | undefined
  phone?: string | undefined
  password: string
}

export interface SignIn {
  begin(input: SignInInput, caller: Caller): Promise<Passed>
  /** Answers the challenge of a code. */
  confirm(attemptId: string, code: string, caller: Caller): Promise<Passed>
}

interface SignInOptions {
  db: Database
  attempts: Attempts
  limits: Limits
  passwords: Passwords
  recogniseCaller: RecogniseCaller
  servesPhone: (phone: string) => boolean
  clock: () => Date
}

/** What a guess counts for. Nobody else's guesses lock the owner out of a browser that signed in before. */
const guessClaims = ({ by, subject }: Recognised, from: string, { destination }: Identifier): Claim[] => [
  ['signInFromAddressToAccount', subject, destination],
  ...(by === 'DEVICE' ? [] : [['signInFromAddress', from] as const]),
  ...(by === 'NOTHING' ? [['signInToAccount', destination] as const] : []),
]

export function createSignIn(options: SignInOptions): SignIn {
  const { db, attempts, limits, passwords, recogniseCaller, servesPhone, clock } = options

  /** Has a new password chosen where the right one is no proof any more: whoever knows it may have it from a list. */
  const requireTrusted = async (user: User, identifier: Identifier, password: string): Promise<void> => {
    const isLeaked = user.passwordDemand === null && passwords.isLeaked(password)
    const demand = isLeaked ? 'RESET' : user.passwordDemand
    if (demand !== 'RESET') return
    // Where no code can be sent the password must do, once more.
    const canReset = identifier.channel === 'email' || servesPhone(identifier.destination)
    if (isLeaked) await demandPassword(user.userId, canReset ? 'RESET' : 'CHANGE', db)
    if (canReset) throw new AppError('PASSWORD_RESET_REQUIRED')
  }

  /** Hashes the password as new ones are, if it was hashed more cheaply. */
  const renewHash = async ({ userId, passwordHash }: User, password: string): Promise<void> => {
    if (passwordHash === undefined || !passwords.isOutdated(passwordHash)) return
    await storePassword({ userId, passwordHash: await passwords.hash(password), now: clock() }, db)
  }

  return {
    async begin({ email, phone, password }, caller) {
      const identifier = toIdentifier({ email, phone })
      const user = await findUser(asKey(identifier), db)
      const recognised = await recogniseCaller(user?.userId, caller)
      // Counted before the password is checked, or parallel guesses would slip through; taken back if it is right.
      const hits = await limits.takeAll(guessClaims(recognised, limits.addressKey(caller.address), identifier))
      const isRight = await passwords.isRight(identifier.destination, password, user?.passwordHash)
      if (!user || !isRight) throw new AppError('SIGN_IN_FAILED')
      await limits.giveBack(hits)
      await limits.reset('signInFromAddressToAccount', recognised.subject, identifier.destination)
      await requireTrusted(user, identifier, password)
      await renewHash(user, password)
      return { userId: user.userId, given: 'FIRST' }
    },
    async confirm(attemptId, code, { address }) {
      await limits.take('confirmFromAddress', limits.addressKey(address))
      const { destination, user_id: userId } = requireRight(await attempts.answer('SIGN_IN', attemptId, code, db))
      // The table's constraint sign_in_has_user guarantees one.
      if (userId === null) throw new AppError('CODE_EXPIRED')
      await attempts.voidOthers({ destination, userId }, db)
      return { userId, given: 'ALL' }
    },
  }
}
