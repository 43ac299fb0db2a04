/** The fixes, each applied with one click. */
export type FixId =
  | 'DARKEN_BALL'
  | 'DARKEN_BODY'
  | 'DARKEN_FRAME'
  | 'FULLER_DOTS'
  | 'LIGHTER_BACKGROUND'
  | 'OPAQUE_BACKGROUND'
  | 'PLAINER_BALL'
  | 'PRINT_LARGER'
  | 'SHRINK_LOGO'
  | 'SQUARE_FRAME'
  | 'SWAP_COLOURS'
  | 'WIDER_QUIET_ZONE'
