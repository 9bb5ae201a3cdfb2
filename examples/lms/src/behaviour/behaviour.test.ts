import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../testing/person.ts';
import { provideSetup } from '../testing/provide-setup.ts';
import { postJson } from '../testing/services.ts';
import { IRIS, NOOR } from '../testing/setup.ts';
import { DEFAULTS } from './behaviour.ts';
import { changeBehaviour } from './change.ts';
import { PRESETS, toBehaviour } from './presets.ts';
import { GROUPS, SWITCH_LIST } from './switches.ts';

const setup = provideSetup();
let iris: Person;
beforeAll(async () => {
  iris = await setup.as(IRIS);
});

/** A whole form as the page has it now. */
const toForm = (changes: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...DEFAULTS, ...changes }).flatMap(([key, value]) =>
      value === false || value === undefined ? [] : [[key, value === true ? 'on' : String(value)]],
    ),
  );

describe('switches', () => {
  it('switches follow the standard at first, and each default and preset is a value of its switch', () => {
    expect(changeBehaviour({ ...DEFAULTS }, DEFAULTS)).toEqual([]);
    for (const { changes } of Object.values(PRESETS))
      expect(changeBehaviour({ ...DEFAULTS }, changes)).toEqual([]);
  });

  it('all switches are in a table in the README', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    for (const [key] of SWITCH_LIST) expect(readme).toContain(`| \`${key}\` |`);
    for (const name of Object.keys(PRESETS)) expect(readme).toContain(`| \`${name}\` |`);
  });

  it('switches are set by tests: all or none', async () => {
    const good = await postJson(setup, '/dev/behaviour', { storage: 'frame', tokenSeconds: 30 });
    expect(good.body).toMatchObject({ storage: 'frame', tokenSeconds: 30, roles: 'full' });
    const bad = await postJson(setup, '/dev/behaviour', { roles: 'short', storage: 'attic' });
    expect(bad.status).toBe(400);
    expect(bad.body.errors).toMatchObject([{ field: 'storage' }]);
    expect(setup.lms.state.behaviour.roles).toBe('full');
  });

  it.each([
    ['nothing', 1],
    ['toString', true],
    ['anonymous', 'yes'],
    ['tokenSeconds', 1.5],
    ['tokenSeconds', '60'],
    ['rosterPageSize', 0],
    ['rosterNextHost', 'elsewhere'],
    ['rosterNextHost', 'https://elsewhere.example/path'],
    ['keySet', null],
  ])('switches refuse %s = %o', async (field, value) => {
    const { status, body } = await postJson(setup, '/dev/behaviour', { [field]: value });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ field }]);
  });

  it('each switch belongs to one group', () => {
    const keys = Object.values(GROUPS).flatMap(({ switches }) => Object.keys(switches));
    expect(keys).toEqual(SWITCH_LIST.map(([key]) => key));
  });

  it('presets set the switches close to a real platform', async () => {
    await postJson(setup, '/dev/behaviour/presets/moodle', {});
    expect(setup.lms.state.behaviour).toMatchObject({
      singleUseSignIn: true,
      lineItemQuery: true,
      storage: 'none',
    });
    await postJson(setup, '/dev/behaviour/presets/canvas', {});
    expect(setup.lms.state.behaviour).toMatchObject({ singleUseSignIn: false, storage: 'frame' });
    expect((await postJson(setup, '/dev/behaviour/presets/x', {})).status).toBe(400);
  });
});

describe('the Behavior page', () => {
  it('the Behavior page has a labeled control for each switch', async () => {
    const page = await (await iris.get('/behaviour')).text();
    for (const [key, { label }] of SWITCH_LIST) {
      expect(page).toContain(`<label for="s-${key}">${label}</label>`);
      expect(page).toMatch(new RegExp(`id="s-${key}" name="${key}" aria-describedby="s-${key}-about"`));
    }
  });

  it('the Behavior page marks the current preset, and none once a switch is changed', async () => {
    const readCurrent = async () => {
      const page = await (await iris.get('/behaviour')).text();
      return [...page.matchAll(/value="([\w-]+)" aria-current="true"/g)].map(([, name]) => name);
    };
    expect(await readCurrent()).toEqual(['harbor']);
    await iris.post('/behaviour/presets', { name: 'sakai' });
    expect(await readCurrent()).toEqual(['sakai']);
    setup.lms.state.behaviour.anonymous = true;
    expect(await readCurrent()).toEqual([]);
  });

  it('the Behavior page saves all switches: a missing flag is off', async () => {
    const saved = await iris.post(
      '/behaviour',
      toForm({ capabilities: undefined, anonymous: 'on', tokenSeconds: '90' }),
    );
    expect(saved.headers.get('location')).toBe('/behaviour?notice=saved');
    expect(setup.lms.state.behaviour).toEqual({
      ...DEFAULTS,
      capabilities: false,
      anonymous: true,
      tokenSeconds: 90,
    });
  });

  it('the Behavior page shows what is wrong beside its switch, keeps the input and saves nothing', async () => {
    const response = await iris.post('/behaviour', toForm({ tokenSeconds: '99999', roles: 'short' }));
    expect(response.status).toBe(400);
    const page = await response.text();
    expect(page).toContain('must be a whole number from -600 to 86400');
    expect(page).toContain('value="99999"');
    expect(setup.lms.state.behaviour).toEqual(DEFAULTS);
  });

  it('the Behavior page orders failures for the next calls and for a share of all, and takes them back', async () => {
    await iris.post('/behaviour/faults', { service: 'score', fault: '429', count: '3' });
    await iris.post('/behaviour/faults', { service: 'token', fault: 'drop', percent: '20', seed: '7' });
    const { score, token } = setup.lms.state.faults;
    expect(score.queue).toEqual([429, 429, 429]);
    expect(token.share).toMatchObject({ share: 0.2, faults: ['drop'], seed: 7 });
    expect((await iris.post('/behaviour/faults', { service: 'score', fault: 'x', count: '1' })).status).toBe(
      400,
    );
    await iris.post('/behaviour/faults/clear');
    expect([score.queue, token.share]).toEqual([[], undefined]);
  });

  it('the Behavior page changes the key, and resets everything but who is signed in', async () => {
    const readKid = async () => {
      const { keys } = (await (await fetch(`${setup.lms.url}/lti/keys`)).json()) as {
        keys: { kid: string }[];
      };
      return keys.map(({ kid }) => kid);
    };
    const before = await readKid();
    await iris.post('/behaviour/keys', { old: 'publish' });
    expect((await readKid())[1]).toBe(before[0]);
    setup.lms.state.behaviour.anonymous = true;
    await iris.post('/behaviour/reset');
    expect(setup.lms.state.behaviour).toEqual(DEFAULTS);
    expect(await (await iris.get('/')).text()).toContain('Iris Lund');
  });

  it('the Behavior page resets to the initial preset', async () => {
    setup.lms.settings.preset = 'moodle';
    await iris.post('/behaviour/reset');
    expect(setup.lms.state.behaviour).toEqual(toBehaviour('moodle'));
    setup.lms.settings.preset = 'harbor';
  });
});

describe('the other pages', () => {
  it.each(['/', '/gradebook', '/people', '/messages', '/behaviour', '/activities/link-1'])(
    'the other pages ask who you are first: %s',
    async (path) => {
      expect(await (await fetch(setup.lms.url + path)).text()).toContain('Who are you today?');
    },
  );

  it('the other pages have a policy without inline code', async () => {
    for (const path of ['/', '/behaviour', '/activities/link-1']) {
      const response = await iris.get(path);
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
      expect(policy).not.toContain('unsafe');
      expect(await response.text()).not.toMatch(/<style|<script(?! src="\/static\/)|\sstyle="|\son\w+="/);
    }
  });

  it('students see only their own grades', async () => {
    const noor = await setup.as(NOOR);
    const page = await (await noor.get('/gradebook')).text();
    expect(page).toContain('Noor Vale');
    expect(page).not.toContain('Tomas Reed');
  });

  it('messages are filtered by text, direction, kind and failures', async () => {
    const noor = await setup.as(NOOR);
    await noor.launch('/activities/link-1/launch');
    await fetch(`${setup.lms.url}/lti/register`, { method: 'POST' });
    const shown = async (query: string) => {
      const page = await (await iris.get(`/messages?${query}`)).text();
      return [...page.matchAll(/<\/span><strong>([^<]*)<\/strong>/g)].map(([, kind]) => kind);
    };
    expect(await shown('')).toHaveLength(4);
    expect(await shown('direction=from+the+tool')).toEqual(['Registration', 'Authentication request']);
    expect(await shown('kind=Login+initiation')).toEqual(['Login initiation']);
    expect(await shown('failures=on')).toEqual(['Registration']);
    expect(await shown('text=noor+vale')).toEqual(['Launch: id_token']);
    expect(await (await iris.get('/messages?text=nowhere')).text()).toContain('No message matches');
  });

  it('only teachers can change members', async () => {
    await iris.post('/courses/course-7/members/u-101', { status: 'Deleted' });
    expect(setup.lms.state.courses.get('course-7')?.members.get('u-101')?.status).toBe('Deleted');
    const noor = await setup.as(NOOR);
    expect((await noor.post('/courses/course-7/members/u-101', { status: 'Active' })).status).toBe(403);
  });
});
