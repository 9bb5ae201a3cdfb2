import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { SignJWT } from 'jose';
import type { Secret } from '../../../platform/secret/secret.ts';
import type { KeyRing } from '../../kernel/keys/index.ts';
import type { BadgeRow, StoredAward } from './badges.store.ts';

/** @file Awards as Open Badges 3.0: credentials of the VC data model 2.0, signed as JWTs. @see https://www.imsglobal.org/spec/ob/v3p0 */

const CREDENTIALS_CONTEXT = 'https://www.w3.org/ns/credentials/v2';
const BADGES_CONTEXT = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json';

/** Bits of one status list: the least that a list may have, so that a bit names nobody. @see https://www.w3.org/TR/vc-bitstring-status-list/ */
export const STATUS_LIST_BITS = 131_072;

export interface CredentialIssuer {
  name: string;
  publicUrl: string;
  email: string;
}

type Json = Record<string, unknown>;

/** Addresses of what a credential names. */
function createBadgeAddresses(publicUrl: string) {
  const root = `${publicUrl}/badges`;
  return {
    issuer: `${root}/issuer`,
    key: (kid: string) => `${root}/keys/${kid}`,
    achievement: (badgeId: string) => `${root}/achievements/${badgeId}`,
    picture: (badgeId: string) => `${root}/achievements/${badgeId}/picture.svg`,
    statusList: (list: number) => `${root}/status/${list}`,
    page: (awardId: string) => `${root}/${awardId}`,
    credential: (awardId: string) => `${root}/${awardId}/credential.json`,
    image: (awardId: string) => `${root}/${awardId}/badge.svg`,
  };
}

const sha256 = (text: string) => `sha256$${createHash('sha256').update(text).digest('hex')}`;

/** Who holds it, as a hash that whoever knows the identity can check. The award's id is the salt. */
const toIdentity = (identityType: 'emailAddress' | 'systemId', identity: string, salt: string) => ({
  type: 'IdentityObject',
  hashed: true,
  identityHash: sha256(identity + salt),
  identityType,
  salt,
});

export function createCredentials(deps: {
  issuer: CredentialIssuer;
  keys: Pick<KeyRing, 'current'>;
  secret: Pick<Secret, 'derive'>;
}) {
  const { issuer, keys } = deps;
  const at = createBadgeAddresses(issuer.publicUrl);
  const holderKey = deps.secret.derive('badge holder');

  const toProfile = (): Json => ({
    id: at.issuer,
    type: ['Profile'],
    name: issuer.name,
    url: issuer.publicUrl,
    email: issuer.email,
  });

  const toAchievement = ({ id, title, criteria }: BadgeRow): Json => ({
    id: at.achievement(id),
    type: ['Achievement'],
    achievementType: 'Badge',
    name: title,
    description: criteria,
    criteria: { narrative: criteria },
    image: { id: at.picture(id), type: 'Image', caption: title },
  });

  function toCredential(award: StoredAward & { email: string | null }, isForHolder: boolean): Json {
    const list = Math.floor(award.statusIndex / STATUS_LIST_BITS);
    const statusIndex = String(award.statusIndex % STATUS_LIST_BITS);
    const withEmail = isForHolder && award.email !== null;
    return {
      '@context': [CREDENTIALS_CONTEXT, BADGES_CONTEXT],
      id: at.credential(award.id),
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      name: award.badge.title,
      issuer: toProfile(),
      validFrom: award.at.toISOString(),
      credentialSubject: {
        type: ['AchievementSubject'],
        identifier: [
          toIdentity('systemId', award.personId, award.id),
          ...(withEmail ? [toIdentity('emailAddress', award.email ?? '', award.id)] : []),
        ],
        achievement: toAchievement(award.badge),
      },
      credentialStatus: {
        id: `${at.statusList(list)}#${statusIndex}`,
        type: 'BitstringStatusListEntry',
        statusPurpose: 'revocation',
        statusListIndex: statusIndex,
        statusListCredential: at.statusList(list),
      },
    };
  }

  /** The claims of a JWT say again what the credential does. @see https://www.imsglobal.org/spec/ob/v3p0#jwt-proof */
  async function sign(credential: Json, validFrom: Date): Promise<{ jwt: string; keyUrl: string }> {
    const { kid, algorithm, privateKey } = await keys.current();
    const keyUrl = at.key(kid);
    const jwt = await new SignJWT(credential)
      .setProtectedHeader({ alg: algorithm, typ: 'JWT', kid: keyUrl })
      .setIssuer(at.issuer)
      .setJti(String(credential['id']))
      .setNotBefore(validFrom)
      .sign(privateKey);
    return { jwt, keyUrl };
  }

  const toHolderKey = (awardId: string) =>
    createHmac('sha256', holderKey).update(awardId).digest('base64url').slice(0, 22);

  return {
    at,
    toProfile: () => ({ '@context': [CREDENTIALS_CONTEXT, BADGES_CONTEXT], ...toProfile() }),
    toAchievement: (badge: BadgeRow) => ({
      '@context': [CREDENTIALS_CONTEXT, BADGES_CONTEXT],
      ...toAchievement(badge),
    }),

    /** Opens the credential with the holder's address in it, as a hash: only they are told it. */
    toHolderKey,
    isHolderKey(awardId: string, given: unknown): boolean {
      const expected = Buffer.from(toHolderKey(awardId));
      const sent = Buffer.from(typeof given === 'string' ? given : '');
      return sent.length === expected.length && timingSafeEqual(sent, expected);
    },

    signAward: (award: StoredAward & { email: string | null }, isForHolder: boolean) =>
      sign(toCredential(award, isForHolder), award.at),

    /** The credential of a status list. @param revoked its bits that are set */
    async signStatusList(list: number, revoked: readonly number[], now: Date): Promise<string> {
      const bits = Buffer.alloc(STATUS_LIST_BITS / 8);
      // The first bit is the highest of the first byte.
      for (const bit of revoked) {
        const byte = Math.floor(bit / 8);
        bits.writeUInt8(bits.readUInt8(byte) | (0b1000_0000 >> (bit % 8)), byte);
      }
      const credential = {
        '@context': [CREDENTIALS_CONTEXT],
        id: at.statusList(list),
        type: ['VerifiableCredential', 'BitstringStatusListCredential'],
        issuer: at.issuer,
        validFrom: now.toISOString(),
        credentialSubject: {
          id: `${at.statusList(list)}#list`,
          type: 'BitstringStatusList',
          statusPurpose: 'revocation',
          encodedList: `u${gzipSync(bits).toString('base64url')}`,
        },
      };
      return (await sign(credential, now)).jwt;
    },
  };
}
export type Credentials = ReturnType<typeof createCredentials>;
