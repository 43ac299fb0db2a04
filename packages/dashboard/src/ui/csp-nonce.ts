/** The nonce that lets us add styles under the CSP: `<meta name="csp-nonce" content="…">`, set by the server. */
export const cspNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content || undefined
