import { createHash, createPublicKey } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { asId } from '@drawbridge/contracts';
import { checkBadge, listOwnBadges, revokeBadge } from '@drawbridge/contracts/recognition';
import jsonwebtoken from 'jsonwebtoken';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../../test/fixtures/create-test-tool.ts';
import { type AwardTool, createAwardTool, LAB } from '../../../../test/fixtures/recognition/award-tool.ts';
import { expandStrictly } from '../../../../test/fixtures/recognition/badge-contexts.ts';

let award: AwardTool;
let learner: Caller;
let first: { id: ReturnType<typeof asId<'badge award'>>; credential_url: string; image_url: string };
const EMAIL = 'member@acme.test';

beforeAll(async () => {
  award = await createAwardTool();
  learner = await award.tool.as(EMAIL);
  await award.submit(learner, LAB);
  const found = (await learner.call(listOwnBadges, {})).data.earned.find(
    ({ badge_id }) => badge_id === 'first-lab',
  );
  if (!found) throw new Error('no badge');
  first = found;
});
afterAll(() => award.tool.close());

const open = (url: string) => award.tool.fetch(url.replace('https://tool.test', ''));
const readJson = async (url: string) => (await (await open(url)).json()) as Record<string, unknown>;

interface Credential {
  id: string;
  issuer: { id: string };
  credentialSubject: {
    identifier: { identityType: string; identityHash: string; salt: string }[];
    achievement: { id: string; image: { id: string } };
    /** Of a status list. */
    encodedList?: string;
  };
  credentialStatus: { statusListCredential: string; statusListIndex: string };
}

/** Verifies with another library than the one that signs, by the key that the token names. */
async function verify(
  jwt: string,
): Promise<{ claims: Credential & jsonwebtoken.JwtPayload; header: jsonwebtoken.JwtHeader }> {
  const header = jsonwebtoken.decode(jwt, { complete: true })?.header;
  if (!header?.kid) throw new Error('no key is named');
  const key = createPublicKey({ key: await readJson(header.kid), format: 'jwk' });
  const claims = jsonwebtoken.verify(jwt, key, {
    algorithms: ['RS256'],
    clockTimestamp: award.tool.clock.now().getTime() / 1000,
  });
  return { claims: claims as Credential & jsonwebtoken.JwtPayload, header };
}

const readCredential = async (url: string) => {
  const enveloped = await readJson(url);
  expect(enveloped).toMatchObject({ type: 'EnvelopedVerifiableCredential' });
  return String(enveloped['id']).replace('data:application/vc+jwt,', '');
};

describe('Open Badges 3.0 a credential', () => {
  it('is signed as a JWT that another library verifies by the published key', async () => {
    const jwt = await readCredential(first.credential_url);
    const { claims, header } = await verify(jwt);
    expect(header).toMatchObject({ alg: 'RS256', typ: 'JWT' });
    expect(claims).toMatchObject({
      iss: claims.issuer.id,
      jti: claims.id,
      nbf: Math.floor(Date.parse(String(claims['validFrom'])) / 1000),
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      '@context': [
        'https://www.w3.org/ns/credentials/v2',
        'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
      ],
    });
    const keys = (await readJson('/badges/keys'))['keys'] as { kid: string }[];
    expect(keys.map(({ kid }) => `https://tool.test/badges/keys/${kid}`)).toContain(header.kid);
  });

  it('is refused by it when a letter is changed', async () => {
    const [head = '', body = '', signature] = (await readCredential(first.credential_url)).split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as { name: string };
    claims.name = 'Another badge';
    const forged = [head, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
    await expect(verify(forged)).rejects.toThrow('invalid signature');
  });

  it('has only terms of its contexts, each with a meaning (JSON-LD)', async () => {
    const { claims } = await verify(await readCredential(first.credential_url));
    const { iss: _iss, jti: _jti, nbf: _nbf, ...credential } = claims;
    const [expanded] = await expandStrictly(credential);
    expect(JSON.stringify(expanded)).toContain(
      'https://purl.imsglobal.org/spec/vc/ob/vocab.html#Achievement',
    );
    for (const address of [claims.issuer.id, claims.credentialSubject.achievement.id])
      expect(await expandStrictly(await readJson(address))).toHaveLength(1);
  });

  it('names addresses that all answer, to pages of any origin', async () => {
    const { claims } = await verify(await readCredential(first.credential_url));
    const { issuer, credentialSubject, credentialStatus, id } = claims;
    const { achievement } = credentialSubject;
    for (const address of [
      issuer.id,
      achievement.id,
      achievement.image.id,
      credentialStatus.statusListCredential,
      id,
    ]) {
      const response = await open(address);
      expect([address, response.status]).toEqual([address, 200]);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
    }
    expect(await readJson(achievement.id)).toMatchObject({ ...achievement });
  });

  it('names its holder by a hash of the address to the holder alone', async () => {
    const own = await verify(await readCredential(first.credential_url));
    const byEmail = own.claims.credentialSubject.identifier.find(
      ({ identityType }) => identityType === 'emailAddress',
    );
    const hash = createHash('sha256')
      .update(EMAIL + (byEmail?.salt ?? ''))
      .digest('hex');
    expect(byEmail?.identityHash).toBe(`sha256$${hash}`);
    const plain = first.credential_url.replace(/\?.*/, '');
    for (const url of [plain, `${plain}?key=`, `${plain}?key=${'x'.repeat(22)}`]) {
      const { claims } = await verify(await readCredential(url));
      expect(claims.credentialSubject.identifier.map(({ identityType }) => identityType)).toEqual([
        'systemId',
      ]);
    }
    const { credential } = (await award.tool.anonymous.call(checkBadge, { award_id: first.id })).data;
    expect(Buffer.from(credential.split('.')[1] ?? '', 'base64url').toString()).not.toContain('emailAddress');
  });

  it('is in the picture that is downloaded, and the picture is the one of the page', async () => {
    const response = await open(first.image_url);
    expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    const svg = await response.text();
    expect(svg).toContain('xmlns:openbadges="https://purl.imsglobal.org/ob/v3p0"');
    const jwt = /<openbadges:credential verify="([\w.-]+)">/.exec(svg)?.[1] ?? '';
    const { claims } = await verify(jwt);
    const plain = await (await open(claims.credentialSubject.achievement.image.id)).text();
    const shown = (await learner.call(listOwnBadges, {})).data.earned.find(({ id }) => id === first.id);
    expect(decodeURIComponent(shown?.picture.replace('data:image/svg+xml,', '') ?? '')).toBe(plain);
    expect(
      svg.replace(/ xmlns:openbadges="[^"]+"/, '').replace(/<openbadges:.*<\/openbadges:credential>/, ''),
    ).toBe(plain);
  });

  it('is revoked by a bit of a signed list', async () => {
    const { claims } = await verify(await readCredential(first.credential_url));
    const { statusListCredential, statusListIndex } = claims.credentialStatus;
    const readBit = async () => {
      const list = await verify(await (await open(statusListCredential)).text());
      const bits = gunzipSync(
        Buffer.from((list.claims.credentialSubject.encodedList ?? '').slice(1), 'base64url'),
      );
      expect(bits).toHaveLength(131_072 / 8);
      const index = Number(statusListIndex);
      const set = bits.reduce((count, byte) => count + byte.toString(2).replaceAll('0', '').length, 0);
      return { set, bit: ((bits[Math.floor(index / 8)] ?? 0) >> (7 - (index % 8))) & 1 };
    };
    expect(await readBit()).toEqual({ set: 0, bit: 0 });
    const admin = await award.tool.as('admin@acme.test');
    await admin.call(revokeBadge, { award_id: first.id });
    expect(await readBit()).toEqual({ set: 1, bit: 1 });
  });

  it.each([
    '/badges/no-id/credential.json',
    '/badges/00000000-0000-4000-8000-000000000000/badge.svg',
    '/badges/achievements/no-such',
    '/badges/keys/no-such',
    '/badges/status/-1',
    '/badges/status/9999999',
  ])('is not found at %s', async (path) => {
    expect((await open(path)).status).toBe(404);
  });

  it('of somebody unknown to the check is not found, and a bad id is a bad input', async () => {
    const ask = (id: string) => award.tool.anonymous.call(checkBadge, { award_id: asId(id) });
    expect((await ask('00000000-0000-4000-8000-000000000000')).code).toBe('badge_not_found');
    expect((await ask('x')).status).toBe(400);
  });
});
