import { expect, it } from 'vitest'
import { relyingPartyOf } from './relying-party.ts'

it.each([
  ['taplet.example', 'https://taplet.example', false, { id: 'taplet.example', origin: 'https://taplet.example' }],
  [
    'taplet.example:8443',
    'https://taplet.example:8443',
    false,
    { id: 'taplet.example', origin: 'https://taplet.example:8443' },
  ],
  ['localhost:3000', 'http://localhost:3000', true, { id: 'localhost', origin: 'http://localhost:3000' }],
  ['localhost:3000', 'http://192.168.1.7:3000', true, { id: 'localhost', origin: 'http://localhost:3000' }],
  ['192.168.1.7:3000', 'http://192.168.1.7:3000', true, undefined],
  ['taplet.example', 'http://taplet.example', true, undefined],
  ['localhost:3000', 'https://taplet.example', false, undefined],
  ['evil.example', 'https://taplet.example', false, undefined],
  ['10.0.0.1', 'https://10.0.0.1', false, undefined],
])(
  'passkeys at %s, with the public address %s (development: %s), are of %j',
  (host, publicUrl, isDevelopment, party) => {
    const request = { host, hostname: host.replace(/:\d+$/, '') }
    expect(relyingPartyOf(request, { publicUrl, isDevelopment })).toEqual(party)
  },
)
