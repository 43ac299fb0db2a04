/**
 * What a call does, as far as roles are concerned. Every call for accounts states one (`needs`, kit/address.ts).
 * - `self`: one's own sign-in, sessions and history. About the person, whatever account is open.
 * - `basics`: the account, and the names of its apps, slides, links and designs.
 * - `numbers`: visits and scans.
 * - `catalogue`: products and whether they can be sold.
 * - `content`: making and changing apps, slides, links, designs, media and products.
 * - `sales`: orders, reviews and sign-ups, with what visitors wrote.
 * - `account`: profile, plan, payouts, people, webhooks, and the end of the account.
 */
export const CAPABILITIES = ['self', 'basics', 'numbers', 'catalogue', 'content', 'sales', 'account'] as const
export type Capability = (typeof CAPABILITIES)[number]

/** The roles of people in an account, the most powerful first. */
export const ROLES = ['owner', 'editor', 'seller', 'viewer'] as const
export type Role = (typeof ROLES)[number]

/** The one table of roles: the server enforces it, screens show by it, and docs/roles.md is compared with it. */
export const ROLE_CAPABILITIES = {
  owner: CAPABILITIES,
  editor: ['self', 'basics', 'numbers', 'catalogue', 'content'],
  seller: ['self', 'basics', 'catalogue', 'sales'],
  viewer: ['self', 'basics', 'numbers'],
} as const satisfies Record<Role, readonly Capability[]>

/** Whether a person with this role may make calls that need this. */
export const roleAllows = (role: Role, needed: Capability): boolean =>
  (ROLE_CAPABILITIES[role] as readonly Capability[]).includes(needed)

/** Header in which a page names the account it shows: a call is refused when the session works in another one by now. */
export const OPEN_ACCOUNT_HEADER = 'x-open-account'
