import { fetched } from '../../define/fetched.tsx'

/** The logo for bundles: its drawings are fetched when one is first shown (`#logo`). */
export const Logo = fetched(
  async () => (await import('../logo.tsx')).Logo,
  <svg className="tp-logo" viewBox="0 0 24 24" aria-hidden="true" />,
)
