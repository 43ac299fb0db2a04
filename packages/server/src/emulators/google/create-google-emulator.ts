import type { FastifyInstance } from 'fastify'
import type { OwnFetch } from '../../platform/http/own-fetch.ts'
import type { GoogleEndpoint } from '../../platform/google/google-driver.ts'
import type { GoogleKeys } from '../../platform/google/google-keys.ts'
import { createAuthorizations } from './authorizations.ts'
import { googleEmulatorEndpoint } from './google-emulator-endpoint.ts'
import { addGooglePages } from './pages/google-pages.ts'
import { addProtocol } from './protocol.ts'
import { createTokenSigner } from './token-signer.ts'

interface EmulatorOptions {
  publicUrl: string
  ownFetch: OwnFetch
  /** Hashes with the secret of this installation. */
  sign: (text: string) => string
  /** In milliseconds. */
  clock?: () => number
}

export interface GoogleEmulator {
  keys: GoogleKeys
  endpoint: GoogleEndpoint
  addRoutes: (server: FastifyInstance) => void
}

/** Emulates Google's OpenID Connect over HTTP while there are no keys: discovery, keys, choice of a person, tokens. */
export function createGoogleEmulator({ publicUrl, ownFetch, sign, clock = Date.now }: EmulatorOptions): GoogleEmulator {
  const keys: GoogleKeys = {
    clientId: 'taplet-emulator.apps.googleusercontent.com',
    clientSecret: sign('client secret'),
  }
  const endpoint = googleEmulatorEndpoint(ownFetch, publicUrl)
  return {
    keys,
    endpoint,
    addRoutes: (server) => {
      const authorizations = createAuthorizations(clock)
      const signer = createTokenSigner({ issuer: endpoint.issuer, clock })
      addProtocol(server, { issuer: endpoint.issuer, keys, authorizations, signer })
      addGooglePages(server, { issuer: endpoint.issuer, keys, authorizations })
    },
  }
}
