/**
 * The address of a call. Plain data, which clients have for every call; the schemas of the same name define input and
 * answer (call.ts).
 */
export interface Address {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below /api; `:name` marks a path parameter. Other input goes into the query of GET and DELETE, else into the body. */
  path: string
  /** `account` needs a signed-in account (cookie or bearer token); `anyone` does not. */
  access: 'account' | 'anyone'
  /** The answer is a file to download, with its name in `content-disposition`. */
  isFile?: true
}
export type Addresses = Record<string, Address>
