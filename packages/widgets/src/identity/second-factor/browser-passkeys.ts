import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { t } from './messages.ts';

export { browserSupportsWebAuthn };

/** The browser's result, or why there is none, as text for the person. */
type Asked<T> = { kind: 'done'; value: T } | { kind: 'refused'; text: string };

async function ask<T>(asking: Promise<T>): Promise<Asked<T>> {
  try {
    return { kind: 'done', value: await asking };
  } catch (error) {
    const isKnown =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    return { kind: 'refused', text: isKnown ? t('passkeyKnown') : t('passkeyCanceled') };
  }
}

/** The server's options are those that its library created. */
export const makePasskey = (options: { challenge: string }) =>
  ask(startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }));

export const askForPasskey = (options: { challenge: string }) =>
  ask(startAuthentication({ optionsJSON: options }));
