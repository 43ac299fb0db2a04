/**
 * Where a call goes. Plain data, which clients carry for every call; what is sent and answered is said by the schemas of
 * the same name (call.ts).
 */
export interface Address {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below /api; `:name` marks a path parameter. What else is sent goes into the query of GET and DELETE, else into the body. */
  path: string
  /** `account` needs a signed-in account (cookie or bearer token); `anyone` does not. */
  access: 'account' | 'anyone'
}
export type Addresses = Record<string, Address>
