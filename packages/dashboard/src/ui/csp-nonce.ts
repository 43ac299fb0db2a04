/** The nonce under which the content security policy lets us add styles: `<meta name="csp-nonce" content="…">`, set by the server. */
export const cspNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content || undefined
