import type { CallInput } from '@taplet/contract'
import type { contract } from '@taplet/contract/schemas'

type Options = Record<string, unknown>
type NewPasskey = CallInput<typeof contract.security.addPasskey>['passkey']
type PasskeySignature = CallInput<typeof contract.signInMethods.finishPasskey>['passkey']

/** Whether this page may use passkeys at all: browsers offer them to https and to localhost. */
export const canUsePasskeys = (): boolean => window.isSecureContext && 'PublicKeyCredential' in window

const library = () => import('@simplewebauthn/browser')

/** Has the device make a passkey; rejects when the person cancels. */
export async function makePasskey(options: Options): Promise<NewPasskey> {
  const { startRegistration } = await library()
  type Wanted = Parameters<typeof startRegistration>[0]['optionsJSON']
  // The contract carries the options as the server made them; the library made both sides.
  return (await startRegistration({ optionsJSON: options as unknown as Wanted })) as NewPasskey
}

/** Has the device sign; rejects when the person cancels. With `isOffered` the field's suggestions offer it meanwhile. */
export async function signWithPasskey(options: Options, isOffered = false): Promise<PasskeySignature> {
  const { startAuthentication } = await library()
  type Wanted = Parameters<typeof startAuthentication>[0]['optionsJSON']
  const answer = await startAuthentication({
    optionsJSON: options as unknown as Wanted,
    useBrowserAutofill: isOffered,
    verifyBrowserAutofillInput: false,
  })
  return answer as PasskeySignature
}

/** Whether the suggestions of a field may offer passkeys. */
export async function canOfferPasskeys(): Promise<boolean> {
  if (!canUsePasskeys() || !('isConditionalMediationAvailable' in PublicKeyCredential)) return false
  return PublicKeyCredential.isConditionalMediationAvailable()
}

/** Ends an offer that waits, so that the screen that comes next starts afresh. */
export async function endPasskeyOffer(): Promise<void> {
  const { WebAuthnAbortService } = await library()
  WebAuthnAbortService.cancelCeremony()
}
