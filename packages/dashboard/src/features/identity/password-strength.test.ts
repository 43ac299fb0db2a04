import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

test.each([
  ['', 0],
  ['short', 0],
  ['password1', 1],
  ['aaaaaaaaaaaaaaaaaaaa', 1],
  ['lowercase', 1],
  ['Lower-9x', 2],
  ['Slow-Mornings7', 3],
  ['slow mornings poured daily', 3],
] as const)('%j has strength %i', (password, level) => expect(passwordStrength(password)).toBe(level))
