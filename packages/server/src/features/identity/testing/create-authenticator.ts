import { isoCBOR } from '@simplewebauthn/server/helpers'
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const PRESENT = 0x01
const VERIFIED = 0x04
const ATTESTED = 0x40

interface Signing {
  origin?: string
  rpId?: string
  isVerified?: boolean
  /** Of the credential; else it counts on. */
  counter?: number
  userHandle?: string
}

/** A passkey provider in software, with one credential: what a phone would do with the options. */
export function createAuthenticator({ origin, rpId }: { origin: string; rpId: string }) {
  const credentialId = randomBytes(32)
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = credentialId.toString('base64url')
  let uses = 0
  let owner = ''

  const clientData = (type: string, challenge: unknown, from: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))

  return {
    id,
    create(options: Record<string, unknown>, { origin: from = origin, isVerified = true }: Signing = {}) {
      const { challenge, user } = options as { challenge: string; user: { id: string } }
      owner = user.id
      const data = Buffer.concat([
        sha256(rpId),
        Buffer.from([PRESENT | ATTESTED | (isVerified ? VERIFIED : 0)]),
        Buffer.alloc(4),
        Buffer.alloc(16), // no model
        Buffer.from([0, credentialId.length]),
        credentialId,
        coseKey(publicKey),
      ])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(data)],
      ])
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, from).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    sign(options: Record<string, unknown>, signing: Signing = {}) {
      const { origin: from = origin, rpId: party = rpId, isVerified = true, userHandle = owner } = signing
      const counter = Buffer.alloc(4)
      counter.writeUInt32BE(signing.counter ?? ++uses)
      const data = Buffer.concat([sha256(party), Buffer.from([PRESENT | (isVerified ? VERIFIED : 0)]), counter])
      const client = clientData('webauthn.get', options['challenge'], from)
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        clientExtensionResults: {},
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle,
        },
      }
    },
  }
}

/** ES256 in COSE (RFC 9053). */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const map = new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ])
  return Buffer.from(isoCBOR.encode(map as never))
}
