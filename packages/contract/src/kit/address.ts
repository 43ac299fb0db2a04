import type { Capability } from '../people/roles.ts'

/**
 * The address of a call. Plain data, which clients have for every call; the schemas of the same name define input and
 * answer (call.ts).
 */
export type Address = BareAddress & Access
interface BareAddress {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below /api; `:name` marks a path parameter. Other input goes into the query of GET and DELETE, else into the body. */
  path: string
  /** The answer is a file to download, with its name in `content-disposition`. */
  isFile?: true
  /** May be called while the account is INACTIVE, too, though it writes (spec D20). */
  isForInactive?: true
}
/**
 * `account` needs a signed-in person (cookie or bearer token) whose role in the account allows what the call `needs`;
 * `anyone` does not.
 */
type Access = { access: 'account'; needs: Capability } | { access: 'anyone'; needs?: never }
export type Addresses = Record<string, Address>
