import type { ParsedInputOf } from '@drawbridge/contracts';
import type { addPasskey, finishSignIn } from '@drawbridge/contracts/identity';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';

export type NewPasskey = ParsedInputOf<typeof addPasskey>['passkey'];
export type PasskeyAnswer = NonNullable<ParsedInputOf<typeof finishSignIn>['passkey']>;

export interface KnownPasskey {
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: readonly string[];
}

const toCredential = ({ credentialId, transports }: KnownPasskey) => ({
  id: credentialId,
  transports: [...transports],
});

/** Loaded by the first passkey: most sign-ins need none. */
const loadLibrary = () => import('@simplewebauthn/server');

/** Passkeys of this installation: they belong to the host of its address. @see WebAuthn 3 */
export function createPasskeys({ publicUrl, productName }: { publicUrl: string; productName: string }) {
  const { origin, hostname } = new URL(publicUrl);
  const here = { expectedOrigin: origin, expectedRPID: hostname, requireUserVerification: false } as const;
  return {
    toNewOptions: async (email: string, known: readonly KnownPasskey[]) =>
      (await loadLibrary()).generateRegistrationOptions({
        rpName: productName,
        rpID: hostname,
        userName: email,
        attestationType: 'none',
        excludeCredentials: known.map(toCredential),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      }),

    toCheckOptions: async (known: readonly KnownPasskey[]) =>
      (await loadLibrary()).generateAuthenticationOptions({
        rpID: hostname,
        allowCredentials: known.map(toCredential),
        userVerification: 'preferred',
      }),

    /** What to store of a new passkey; undefined when it does not answer the challenge. */
    async readNew(response: NewPasskey, expectedChallenge: string) {
      const { verifyRegistrationResponse } = await loadLibrary();
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        ...here,
        response: toPlain(response) as RegistrationResponseJSON,
        expectedChallenge,
      }).catch(toUnverified);
      if (!verified || !registrationInfo) return undefined;
      const { credential, credentialBackedUp } = registrationInfo;
      return {
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: [...(response.response.transports ?? [])],
        isBackedUp: credentialBackedUp,
      };
    },

    /** The new counter of a passkey that answered the challenge; undefined for a wrong answer. */
    async readAnswer(response: PasskeyAnswer, expectedChallenge: string, known: KnownPasskey) {
      const { verifyAuthenticationResponse } = await loadLibrary();
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        ...here,
        response: toPlain(response) as AuthenticationResponseJSON,
        expectedChallenge,
        credential: {
          ...toCredential(known),
          publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
          counter: known.counter,
        },
      }).catch(toUnverified);
      return verified && authenticationInfo ? authenticationInfo.newCounter : undefined;
    },
  };
}
export type Passkeys = ReturnType<typeof createPasskeys>;

/** The library refuses by throwing, whatever is wrong with an answer: nothing that throws is verified. */
const toUnverified = (): { verified: false; registrationInfo?: never; authenticationInfo?: never } => ({
  verified: false,
});

/** The parsed input has absent fields as `undefined`; the library wants them absent. */
const toPlain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
