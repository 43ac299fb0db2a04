/** Light modules around the code that readers need (ISO/IEC 18004). */
export const QUIET_ZONE = 4
