import type { LinkType } from './networks.ts'
import { logoShapes } from './logo-shapes.ts'

/** The network's logo in the current text colour. Decorative: the text beside it says the same. */
export function Logo({ type }: { type: LinkType }) {
  return (
    <svg
      className="tp-logo"
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
      // Our own drawings, written at build time; they contain no user input.
      dangerouslySetInnerHTML={{ __html: logoShapes[type] }}
    />
  )
}
