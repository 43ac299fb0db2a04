/** With so few left, a bank only authorizes a payment at first: nobody pays for a piece that is gone. */
const FEW = 20

/**
 * Whether so little is left of a counted stock, without the pieces `spoken` for, that two might pay for the same one.
 * Many who are about to pay make it so, too: never do more of them pay at once than there are pieces.
 */
export const isScarce = (stock: number | null, spoken = 0): boolean =>
  stock !== null && stock > 0 && stock - spoken <= FEW
