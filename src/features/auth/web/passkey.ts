import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'
import type { SecondFactorProof } from '../contract.ts'
import { securityTexts as t } from '../texts.ts'

/** What the server hands out for the authenticator. */
interface Ceremony {
  ceremony: string
  options: Record<string, unknown>
}
type PasskeyAnswer = Extract<SecondFactorProof, { passkey: unknown }>['passkey']

export const supportsPasskeys = typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function'

/**
 * Asks the authenticator to sign with a passkey of the account.
 *
 * @throws {Error} in German, where the person or the authenticator refuses
 */
export async function askPasskey({ ceremony, options }: Ceremony): Promise<PasskeyAnswer> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const response = await startAuthentication({ optionsJSON }).catch(refuse)
  return { ceremony, response: toProof(response) }
}

/**
 * Asks the authenticator to make a passkey.
 *
 * @throws {Error} in German, where the person or the authenticator refuses
 */
export async function createPasskey({ ceremony, options }: Ceremony): Promise<PasskeyAnswer> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const response = await startRegistration({ optionsJSON }).catch(refuse)
  return { ceremony, response: toProof(response) }
}

type Credential = AuthenticationResponseJSON | RegistrationResponseJSON

/** The same value without the library's names for its parts, as the contract knows it. */
function toProof({ response, clientExtensionResults, ...rest }: Credential): PasskeyAnswer['response'] {
  return { ...rest, response: { ...response }, clientExtensionResults: { ...clientExtensionResults } }
}

function refuse(cause: unknown): never {
  throw new Error(t.passkeyCancelled, { cause })
}
