/** Secrets of one attempt, which stay with the browser that began it. */
export interface GoogleAttempt {
  /** Where Google sends the person back. */
  redirectUri: string
  state: string
  nonce: string
  codeVerifier: string
}

/** What Google adds to the address that it sends the person back to. */
export interface GoogleAnswer {
  code: string
  state: string
  iss?: string | undefined
}

/** Who the person is at Google, as its signed token says. */
export interface GooglePerson {
  /** Never changes, unlike the address. */
  subject: string
  email: string
  isEmailVerified: boolean
  name: string
}

/** Signing in with Google (OpenID Connect, code flow with PKCE). */
export interface GoogleSignIn {
  /** Returns a new attempt. */
  newAttempt(redirectUri: string): GoogleAttempt
  /** Returns where the browser is sent to. */
  authorizationUrl(attempt: GoogleAttempt): Promise<string>
  /** Exchanges the code for the person; throws when anything about the answer is not as it was begun. */
  personOf(attempt: GoogleAttempt, answer: GoogleAnswer): Promise<GooglePerson>
}
