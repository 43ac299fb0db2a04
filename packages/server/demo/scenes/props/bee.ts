/** A bee from above, about 80 long, around the origin; it looks to the lower left. */
export const bee = (body: string, ink: string): string =>
  `<g transform="rotate(-35) translate(-50 -50)"><ellipse cx="38" cy="30" rx="15" ry="24" fill="#fff" transform="rotate(-24 38 30)"/><ellipse cx="60" cy="30" rx="15" ry="24" fill="#fff" transform="rotate(24 60 30)"/><ellipse cx="50" cy="58" rx="33" ry="22" fill="${body}"/><path d="M39 37.3v41.4M52 36v44M65 38.5v39" stroke="${ink}" stroke-width="7"/><circle cx="25" cy="55" r="2.8" fill="${ink}"/></g>`
