import type { LinkType } from './networks.ts'
import { logoShapes } from './logo-shapes.ts'

/** The network's logo in the colour of the text around it. Ornament: the words beside it say the same. */
export function Logo({ type }: { type: LinkType }) {
  return (
    <svg
      className="tp-logo"
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
      // Our own drawings, written at build time; nothing a person typed is in them.
      dangerouslySetInnerHTML={{ __html: logoShapes[type] }}
    />
  )
}
