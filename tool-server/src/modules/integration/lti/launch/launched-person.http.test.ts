import { addPlatform, openLaunch } from '@drawbridge/contracts/integration';
import { listWishes } from '@drawbridge/contracts/learning';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claim, createBrowser, INSTRUCTOR } from '../../../../../test/fixtures/lti/lti-browser.ts';
import { startTestPlatform } from '../../../../../test/fixtures/lti/lti-platform.ts';
import { createLtiTool, type LtiTool } from '../../../../../test/fixtures/lti/lti-tool.ts';

let lti: LtiTool;

beforeAll(async () => {
  lti = await createLtiTool();
});
afterAll(() => lti.close());

const open = async (ltik: string) => (await lti.tool.anonymous.call(openLaunch, { ltik })).data;

describe('LTI-17 launch roles', () => {
  it.each([
    ['the full URN', [INSTRUCTOR], true],
    ['a bare short name', ['Instructor'], true],
    ['a sub-role', ['http://purl.imsglobal.org/vocab/lis/v2/membership/Instructor#TeachingAssistant'], true],
    [
      'an administrator of the institution',
      ['http://purl.imsglobal.org/vocab/lis/v2/institution/person#Administrator'],
      true,
    ],
    ['a URN that looks alike', ['https://purl.imsglobal.org/vocab/lis/v2/membership#Instructor'], false],
    [
      'an instructor somewhere else',
      ['http://purl.imsglobal.org/vocab/lis/v2/institution/person#Instructor'],
      false,
    ],
    [
      'another vocabulary',
      ['urn:lti:role:ims/lis/Instructor', 'http://evil.test/membership#Instructor'],
      false,
    ],
    [
      'a role of the vocabulary that is not known here',
      ['http://purl.imsglobal.org/vocab/lis/v2/membership#Harbormaster'],
      false,
    ],
    ['no role', [], false],
  ])('decide whether the person is an instructor: %s', async (_what, roles, isInstructor) => {
    const { ltik } = await lti.browser.enter({ claims: { [claim('roles')]: roles } });
    expect((await open(ltik)).learner.is_instructor).toBe(isInstructor);
  });
});

describe('LTI-16 the person', () => {
  const readPerson = async (ltik: string) => {
    const { token } = await open(ltik);
    const [row] = await lti.tool.database.query<{ person_id: string; kind: string }>({
      name: 'test_person',
      text: `select p.id as person_id, p.kind from lti_session s join person p on p.id = s.person_id
        where s.token_hash = translate(encode(sha256(convert_to($1::text, 'UTF8')), 'base64'), '+/=', '-_')`,
      values: [token],
    });
    if (!row) throw new Error('no session');
    return row;
  };

  it('is the same in every launch of one subject, whatever else changes', async () => {
    const first = await readPerson((await lti.browser.enter({ claims: { sub: 'p-1' } })).ltik);
    const later = await lti.browser.enter({
      claims: { sub: 'p-1', email: 'other@school.test', given_name: 'New', [claim('context')]: undefined },
    });
    expect(await readPerson(later.ltik)).toEqual(first);
  });

  it.each([
    ['another client id', 'client-2'],
    ['the same client id', 'client-1'],
  ])(
    'is another where a platform with %s has the same subject and the same address',
    async (_what, clientId) => {
      const second = await startTestPlatform({
        clock: lti.tool.clock,
        toolOrigin: lti.tool.origin,
        clientId,
      });
      await (await lti.admin()).call(addPlatform, second.registration);
      const here = await readPerson((await lti.browser.enter({ claims: { sub: 'same' } })).ltik);
      const there = await createBrowser(lti.tool, second).enter({ claims: { sub: 'same' } });
      expect((await readPerson(there.ltik)).person_id).not.toBe(here.person_id);
      await second.close();
    },
  );

  it('has no name any more once the platform sends none: sharing was switched off there', async () => {
    const { ltik } = await lti.browser.enter({ claims: { sub: 'p-2', given_name: 'Vera' } });
    expect((await open(ltik)).learner.name).toContain('Vera');
    const nameless = { sub: 'p-2', name: undefined, given_name: undefined, family_name: undefined };
    const later = await lti.browser.enter({ claims: nameless });
    expect((await open(later.ltik)).learner.name).toBe('');
  });

  it.each([
    ['absent', undefined],
    ['null', null],
    ['empty', ''],
  ])('needs no name and no address: %s', async (what, value) => {
    const sub = `unnamed-${what}`;
    const claims = { sub, name: value, given_name: value, family_name: value, email: value };
    const { learner } = await open((await lti.browser.enter({ claims })).ltik);
    expect(learner).toEqual({ name: '', is_anonymous: false, is_instructor: false });
    const again = await readPerson((await lti.browser.enter({ claims })).ltik);
    const named = await readPerson((await lti.browser.enter({ claims: { sub } })).ltik);
    expect(named).toEqual(again);
  });

  it('is created once by 16 launches at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const launches = await Promise.all(
        Array.from({ length: 16 }, () => lti.browser.launch({ claims: { sub: `parallel-${round}` } })),
      );
      expect(launches.map(({ status }) => status)).toEqual(Array(16).fill(303));
    }
  });

  it('is anonymous without a subject, and a new one each time', async () => {
    const first = await lti.browser.enter({ claims: { sub: undefined } });
    const second = await lti.browser.enter({ claims: { sub: undefined } });
    const people = [await readPerson(first.ltik), await readPerson(second.ltik)];
    expect(people.map(({ kind }) => kind)).toEqual(['anonymous', 'anonymous']);
    expect(people[0]?.person_id).not.toBe(people[1]?.person_id);
  });

  it('leaves nothing of an anonymous learner beyond the session', async () => {
    const { ltik } = await lti.browser.enter({ claims: { sub: undefined } });
    const { token, learner } = await open(ltik);
    expect(learner.is_anonymous).toBe(true);
    lti.tool.clock.advance(8 * 3_600_000);
    await lti.tool.app.jobs.drain();
    expect((await lti.tool.withToken(token).call(listWishes, {})).code).toBe('not_signed_in');
    const left = await lti.tool.database.query({
      name: 'test_anonymous',
      text: `select 1 from person where kind = 'anonymous'`,
      values: [],
    });
    expect(left).toEqual([]);
  });
});
