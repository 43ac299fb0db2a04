/** Where the account's payouts are set up. */
export const PAYOUTS_PATH = '/app/account#getting-paid'
