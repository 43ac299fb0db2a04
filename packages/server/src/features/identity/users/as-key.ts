import type { Identifier } from '../identifier.ts'

/** Returns the column and value by which an identifier finds its user. */
export const asKey = ({ channel, destination }: Identifier): { email: string } | { phone: string } =>
  channel === 'email' ? { email: destination } : { phone: destination }
