import { decodeProtectedHeader } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Behaviour } from '../behaviour/behaviour.ts';
import { TEST_STUDENT } from '../sample-data.ts';
import type { Person } from '../testing/person.ts';
import { provideSetup } from '../testing/provide-setup.ts';
import { NOOR } from '../testing/setup.ts';

const LTI = 'https://purl.imsglobal.org/spec/lti/claim/';
const LAUNCH = '/activities/link-1/launch';

const setup = provideSetup();
let noor: Person;
beforeAll(async () => {
  noor = await setup.as(NOOR);
});

const launchWith = (changes: Partial<Behaviour>, person = noor) => {
  setup.behave(changes);
  return person.launch(LAUNCH);
};

describe('switches of the format of a launch', () => {
  it('ids: numbers for the person, the course and the link; in roster form only the person has digits', async () => {
    const numbers = await launchWith({ ids: 'numbers' });
    expect(numbers.claims).toMatchObject({
      sub: 101,
      [`${LTI}context`]: { id: 7 },
      [`${LTI}resource_link`]: { id: 1 },
    });
    const roster = await launchWith({ ids: 'roster' });
    expect(roster.claims).toMatchObject({ sub: '101', [`${LTI}context`]: { id: 'course-7' } });
  });

  it('emptyObjects: parameters without any are a list', async () => {
    const activity = setup.lms.state.activities.get('link-1');
    if (activity) activity.custom = {};
    expect((await launchWith({})).claims[`${LTI}custom`]).toEqual({});
    expect((await launchWith({ emptyObjects: 'lists' })).claims[`${LTI}custom`]).toEqual([]);
  });

  it('absentClaims: what has no value is null, and what has one keeps it', async () => {
    const { claims } = await launchWith({ absentClaims: 'null', contextClaim: false, returnUrl: 'absent' });
    expect(claims).toMatchObject({
      name: 'Noor Vale',
      picture: null,
      [`${LTI}context`]: null,
      [`${LTI}launch_presentation`]: { return_url: null },
    });
  });

  it.each([
    ['relative', '/courses'],
    ['blank', 'about:blank'],
    ['app', 'harbor-app://course'],
  ] as const)('returnUrl: %s', async (returnUrl, address) => {
    expect((await launchWith({ returnUrl })).claims[`${LTI}launch_presentation`]).toMatchObject({
      return_url: address,
    });
  });

  it('nameForm: a letter and its mark are two characters', async () => {
    const zoe = await setup.as('u-105');
    const composed = await launchWith({}, zoe);
    const decomposed = await launchWith({ nameForm: 'decomposed' }, zoe);
    expect(decomposed.claims.name).not.toBe(composed.claims.name);
    expect(String(decomposed.claims.name).normalize('NFC')).toBe(composed.claims.name);
  });

  it('platformParameters: texts or numbers beside those of the link', async () => {
    const lab = { lab_id: 'l1-someone-elses-invoice' };
    expect((await launchWith({ platformParameters: 'texts' })).claims[`${LTI}custom`]).toMatchObject({
      ...lab,
      canvas_course_id: '1374',
    });
    expect((await launchWith({ platformParameters: 'numbers' })).claims[`${LTI}custom`]).toMatchObject({
      ...lab,
      canvas_course_id: 1374,
    });
  });

  it('audience and authorizedParty: a list of one, and the tool, somebody else or nobody', async () => {
    const { claims } = await launchWith({ audience: 'list', authorizedParty: 'other' });
    expect(claims).toMatchObject({ aud: ['drawbridge-demo'], azp: 'another-party' });
    expect((await launchWith({ authorizedParty: 'own' })).claims.azp).toBe('drawbridge-demo');
    expect((await launchWith({ authorizedParty: 'absent' })).claims).not.toHaveProperty('azp');
  });

  it('tokenHeader: the thumbprint of a certificate is beside the key id', async () => {
    const { fields } = await launchWith({ tokenHeader: 'thumbprint' });
    expect(decodeProtectedHeader(fields.id_token ?? '')).toMatchObject({
      alg: 'RS256',
      kid: expect.any(String),
      x5t: expect.any(String),
    });
  });

  it('messageHint: JSON, or one of more than 5,000 characters, leads to the launch all the same', async () => {
    const json = await launchWith({ messageHint: 'json' });
    expect(JSON.parse(json.login.get('lti_message_hint') ?? '')).toHaveProperty('launch');
    const long = await launchWith({ messageHint: 'long' });
    expect(long.login.get('lti_message_hint')?.length).toBeGreaterThan(5_000);
    expect([json.claims.sub, long.claims.sub]).toEqual([NOOR, NOOR]);
  });

  it('productFamily: without one, launches do not name the platform', async () => {
    expect((await launchWith({ productFamily: 'absent' })).claims).not.toHaveProperty([
      `${LTI}tool_platform`,
    ]);
  });

  it('testStudent: is offered at the sign-in, launches with the role TestUser and is in no course', async () => {
    const readSignIn = async () => (await fetch(setup.lms.url)).text();
    expect(await readSignIn()).not.toContain('Test Student');
    const { claims } = await launchWith({ testStudent: true }, await setup.as(TEST_STUDENT));
    expect(await readSignIn()).toContain('Test Student');
    expect(claims[`${LTI}roles`]).toContain('http://purl.imsglobal.org/vocab/lti/system/person#TestUser');
    expect(setup.lms.state.courses.get('course-7')?.members.has(TEST_STUDENT)).toBe(false);
  });
});
