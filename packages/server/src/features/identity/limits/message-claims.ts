import type { Identifier } from '../identifier.ts'
import type { Claim } from './limits.ts'
import type { Recognised } from './recognise-caller.ts'

/**
 * Limits for a message that anybody can cause to any destination: of a sign-up or a forgotten password. None of them
 * blocks for long.
 */
export const strangersMessageClaims = ({ channel, destination }: Identifier, from: string): Claim[] => [
  [sendingRule(channel), from],
  ['messageFromAddressToDestination', from, destination],
  ['messageToDestinationHourly', destination],
  ['messageToDestination', destination],
]

/** Limits for a message that whoever knows the caller may cause to themselves: strangers do not exhaust them. */
export const messageClaims = (identifier: Identifier, from: string, { by, subject }: Recognised): Claim[] =>
  by === 'NOTHING'
    ? strangersMessageClaims(identifier, from)
    : [
        [sendingRule(identifier.channel), from],
        ['messageFromAddressToDestination', subject, identifier.destination],
        ['messageToDestination', subject, identifier.destination],
      ]

/** Limits for a sign-in code. It requires the right password, so nobody else can exhaust them. */
export const signInMessageClaims = (userId: string, channel: Identifier['channel'], from: string): Claim[] => [
  [sendingRule(channel), from],
  ['challengeToAccountDaily', userId],
  ['challengeToAccount', userId],
]

const sendingRule = (channel: Identifier['channel']) =>
  channel === 'sms' ? 'sendSmsFromAddress' : 'sendEmailFromAddress'
