import { type CryptoKey, generateKeyPair, type JWTPayload } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../testing/person.ts';
import { provideSetup } from '../testing/provide-setup.ts';
import { IRIS, NOOR } from '../testing/setup.ts';

const LTI = 'https://purl.imsglobal.org/spec/lti/claim/';
const DL = 'https://purl.imsglobal.org/spec/lti-dl/claim/';

interface PickerSettings {
  deep_link_return_url: string;
  data?: string;
  accept_types: string[];
  accept_multiple: boolean;
  accept_lineitem?: boolean;
  [name: string]: unknown;
}

const setup = provideSetup();
let iris: Person;

beforeAll(async () => {
  iris = await setup.as(IRIS);
});

const PICKER = '/courses/course-7/add/d-1/launch';
const count = () => setup.lms.state.activities.size;

async function openPicker(): Promise<{ claims: JWTPayload; settings: PickerSettings }> {
  const { claims } = await iris.launch(PICKER);
  return { claims, settings: claims[`${DL}deep_linking_settings`] as PickerSettings };
}

let nonces = 0;
function toResponse({ data }: PickerSettings, changes: JWTPayload = {}): JWTPayload {
  const now = Math.floor(Date.now() / 1000);
  nonces += 1;
  return {
    iss: 'drawbridge-demo',
    aud: setup.lms.url,
    iat: now,
    exp: now + 60,
    nonce: `nonce-${nonces}`,
    [`${LTI}message_type`]: 'LtiDeepLinkingResponse',
    [`${LTI}version`]: '1.3.0',
    [`${LTI}deployment_id`]: '1',
    ...(data === undefined ? {} : { [`${DL}data`]: data }),
    ...changes,
  };
}

const LAB = { type: 'ltiResourceLink', title: 'A lab', url: 'http://tool.example/lti/launch' };
const withItems = (...items: object[]) => ({ [`${DL}content_items`]: items });

async function returnItems(settings: PickerSettings, changes: JWTPayload = {}, key?: CryptoKey) {
  const jwt = await setup.tool.sign(toResponse(settings, changes), key ? { key } : {});
  const response = await iris.post(settings.deep_link_return_url, { JWT: jwt });
  return { status: response.status, text: await response.text() };
}

describe('Deep Linking 2.0 4.4 the request', () => {
  it('the request has all settings and no resource link', async () => {
    const { claims, settings } = await openPicker();
    expect(claims[`${LTI}message_type`]).toBe('LtiDeepLinkingRequest');
    expect(claims).not.toHaveProperty([`${LTI}resource_link`]);
    expect(settings).toEqual({
      deep_link_return_url: expect.stringContaining(`${setup.lms.url}/lti/deep-links/`),
      accept_types: ['ltiResourceLink'],
      accept_presentation_document_targets: ['iframe', 'window'],
      accept_media_types: 'text/html,image/*',
      accept_multiple: true,
      accept_lineitem: true,
      auto_create: false,
      title: 'Secure code for web developers',
      text: 'Content for SEC-101',
      data: expect.any(String),
    });
  });

  it('the request says where it is shown: in a frame or in a window', async () => {
    const presentation = async (query: string) => {
      const { claims } = await iris.launch(PICKER + query);
      return claims[`${LTI}launch_presentation`];
    };
    expect(await presentation('')).toMatchObject({ document_target: 'iframe' });
    expect(await presentation('?in=tab')).toMatchObject({ document_target: 'window' });
  });

  it('the request follows the switches, and one without data expects none back', async () => {
    setup.behave({
      acceptTypes: 'all',
      acceptMultiple: false,
      acceptLineItem: 'unsaid',
      deepLinkingData: false,
      autoCreate: true,
    });
    const { settings } = await openPicker();
    expect(settings.accept_types).toContain('html');
    expect([settings.accept_multiple, settings.auto_create]).toEqual([false, true]);
    expect(settings).not.toHaveProperty('accept_lineitem');
    expect(settings).not.toHaveProperty('data');
    expect((await returnItems(settings, { [`${DL}data`]: 'own', ...withItems(LAB) })).status).toBe(400);
    expect((await returnItems(settings, withItems(LAB))).status).toBe(200);
  });

  it('LTI-17 the request is for teachers: a student gets neither a content picker nor its launch', async () => {
    const noor = await setup.as(NOOR);
    expect(await (await noor.get('/courses/course-7/add/d-1')).text()).toContain(
      'You may not open this page',
    );
    expect((await noor.get(PICKER)).headers.get('location')).toBe('/');
  });
});

describe('Deep Linking 2.0 4.5 the response', () => {
  it('LTI-18 the response adds several items with all their settings, and a column for a line item', async () => {
    const { settings } = await openPicker();
    const added = await returnItems(
      settings,
      withItems(
        {
          ...LAB,
          text: 'About it',
          icon: { url: 'http://tool.example/icon.png', width: 40, height: 40 },
          custom: { lab_id: 'l1' },
          available: { startDateTime: '2026-01-01T00:00:00Z', endDateTime: '2099-01-01T00:00:00Z' },
          submission: { endDateTime: '2099-01-01T00:00:00+02:00' },
          iframe: { height: 700 },
          lineItem: { scoreMaximum: 50, label: 'Lab 1', resourceId: 'l1', tag: 'labs', gradesReleased: true },
        },
        { type: 'ltiResourceLink', title: 'Another', window: { targetName: 'examples' } },
      ),
    );
    expect(added.status).toBe(200);
    expect(added.text).toContain('2 activities were added');
    const [first, second] = [...setup.lms.state.activities.values()].slice(-2);
    expect(first).toMatchObject({
      courseKey: 'course-7',
      title: 'A lab',
      about: 'About it',
      custom: { lab_id: 'l1' },
      icon: { url: 'http://tool.example/icon.png', width: 40, height: 40 },
      submission: { endDateTime: '2099-01-01T00:00:00+02:00' },
      frameHeight: 700,
      prefersWindow: false,
    });
    expect(second).toMatchObject({ prefersWindow: true, url: undefined });
    expect([...setup.lms.state.lineItems.values()].at(-1)).toMatchObject({
      label: 'Lab 1',
      scoreMaximum: 50,
      resourceId: 'l1',
      tag: 'labs',
      gradesReleased: true,
      resourceLinkId: first?.id,
    });
    const { claims } = await iris.launch(`/activities/${first?.id}/launch`);
    expect(claims[`${LTI}target_link_uri`]).toBe('http://tool.example/lti/launch');
    expect(claims[`${LTI}custom`]).toEqual({ lab_id: 'l1' });
  });

  it('4.5.2 an empty response adds nothing, and shows what the tool says', async () => {
    const { settings } = await openPicker();
    const before = count();
    const { status, text } = await returnItems(settings, {
      [`${DL}msg`]: 'Come <b>back</b>',
      [`${DL}errormsg`]: 'One lab was missing',
      [`${DL}log`]: 'picked 0',
    });
    expect([status, count()]).toEqual([200, before]);
    for (const part of ['Come &lt;b&gt;back&lt;/b&gt;', 'One lab was missing', 'picked 0'])
      expect(text).toContain(part);
    expect(setup.lms.state.messages[0]?.content).toMatchObject({ notes: { log: 'picked 0' } });
  });

  it('a response is accepted once', async () => {
    const { settings } = await openPicker();
    expect((await returnItems(settings, withItems(LAB))).status).toBe(200);
    const again = await returnItems(settings, withItems(LAB));
    expect(again.status).toBe(400);
    expect(again.text).toContain('was added before');
  });

  it('one of two simultaneous responses is accepted', async () => {
    const { settings } = await openPicker();
    const before = count();
    const both = await Promise.all([
      returnItems(settings, withItems(LAB)),
      returnItems(settings, withItems(LAB)),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect(count()).toBe(before + 1);
  });

  it('a nonce from another response is refused', async () => {
    const [first, second] = [await openPicker(), await openPicker()];
    const nonce = 'the-same';
    expect((await returnItems(first.settings, { nonce, ...withItems(LAB) })).status).toBe(200);
    expect((await returnItems(second.settings, { nonce, ...withItems(LAB) })).text).toContain('nonce');
  });

  it.each<[string, JWTPayload]>([
    ['another issuer', { iss: 'somebody' }],
    ['another audience', { aud: 'https://elsewhere.example' }],
    ['no nonce', { nonce: undefined }],
    ['no iat', { iat: undefined }],
    ['no exp', { exp: undefined }],
    ['an expired token', { exp: Math.floor(Date.now() / 1000) - 120 }],
    ['an old token', { iat: Math.floor(Date.now() / 1000) - 7_200 }],
    ['another message type', { [`${LTI}message_type`]: 'LtiResourceLinkRequest' }],
    ['another version', { [`${LTI}version`]: '1.1' }],
    ['another deployment', { [`${LTI}deployment_id`]: '2' }],
    ['a deployment that is a number', { [`${LTI}deployment_id`]: 1 }],
    ['changed data', { [`${DL}data`]: 'changed' }],
    ['no data', { [`${DL}data`]: undefined }],
    ['an item of a type that was not accepted', withItems({ type: 'html', html: '<p>' })],
    ['an item without a type', withItems({ title: 'x' })],
    ['items that are no list', { [`${DL}content_items`]: { type: 'ltiResourceLink' } }],
    ['a custom value that is no text', withItems({ ...LAB, custom: { lab: 1 } })],
    ['a script as address', withItems({ ...LAB, url: 'javascript:alert(1)' })],
    ['a line item without a maximum', withItems({ ...LAB, lineItem: { label: 'x' } })],
    ['a line item with a maximum of 0', withItems({ ...LAB, lineItem: { scoreMaximum: 0 } })],
    ['a time without an offset', withItems({ ...LAB, available: { startDateTime: '2026-01-01T00:00:00' } })],
    ['an icon without an address', withItems({ ...LAB, icon: { width: 40 } })],
  ])('%s is refused on a page that says so, and adds nothing', async (_name, changes) => {
    const { settings } = await openPicker();
    const before = count();
    const { status, text } = await returnItems(settings, { ...withItems(LAB), ...changes });
    expect([status, count()]).toEqual([400, before]);
    expect(text).toContain('The content was not added');
    expect(text).toContain('Reason: ');
    // Refused, not used up: the tool may correct it.
    expect((await returnItems(settings, withItems(LAB))).status).toBe(200);
  });

  it('another key, and an unsigned token, are refused', async () => {
    const { settings } = await openPicker();
    const { privateKey } = await generateKeyPair('RS256');
    expect((await returnItems(settings, withItems(LAB), privateKey)).status).toBe(400);
    const [, payload] = (await setup.tool.sign(toResponse(settings, withItems(LAB)))).split('.');
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    expect((await iris.post(settings.deep_link_return_url, { JWT: none })).status).toBe(400);
    expect((await iris.post(settings.deep_link_return_url, {})).status).toBe(400);
  });

  it('several items are refused if the request allowed one', async () => {
    setup.lms.state.behaviour.acceptMultiple = false;
    const { settings } = await openPicker();
    const { status, text } = await returnItems(settings, withItems(LAB, LAB));
    expect(status).toBe(400);
    expect(text).toContain('2 items');
  });

  it('a line item is ignored if the request did not accept one, and the page says so', async () => {
    setup.lms.state.behaviour.acceptLineItem = 'no';
    const { settings } = await openPicker();
    const before = setup.lms.state.lineItems.size;
    const { text } = await returnItems(settings, withItems({ ...LAB, lineItem: { scoreMaximum: 1 } }));
    expect(text).toContain('was ignored');
    expect(setup.lms.state.lineItems.size).toBe(before);
  });

  it("another person's browser, and an unknown picker, are refused", async () => {
    const { settings } = await openPicker();
    const jwt = await setup.tool.sign(toResponse(settings, withItems(LAB)));
    const noor = await setup.as(NOOR);
    expect((await noor.post(settings.deep_link_return_url, { JWT: jwt })).status).toBe(400);
    expect((await iris.post('/lti/deep-links/unknown', { JWT: jwt })).status).toBe(400);
  });
});

describe('added activities', () => {
  async function addLab(): Promise<string> {
    const { settings } = await openPicker();
    await returnItems(settings, withItems({ ...LAB, lineItem: { scoreMaximum: 10 } }));
    return [...setup.lms.state.activities.keys()].at(-1) ?? '';
  }

  it('added activities can be removed with their column; those of the sample data cannot', async () => {
    const id = await addLab();
    const columns = setup.lms.state.lineItems.size;
    await iris.post(`/activities/${id}/remove`);
    await iris.post('/activities/link-1/remove');
    expect([...setup.lms.state.activities.keys()]).toEqual([
      'link-1',
      'link-2',
      'link-3',
      'link-4',
      'link-5',
      'link-6',
    ]);
    expect(setup.lms.state.lineItems.size).toBe(columns - 1);
  });

  it('added activities disappear when the course is reset, and students can neither remove nor reset', async () => {
    await addLab();
    const noor = await setup.as(NOOR);
    expect((await noor.post('/courses/course-7/reset')).status).toBe(403);
    expect(count()).toBe(7);
    await iris.post('/courses/course-7/reset');
    expect(count()).toBe(6);
  });

  it('added activities never get an id again that a tool may remember', async () => {
    const first = await addLab();
    await iris.post('/courses/course-7/reset');
    expect(await addLab()).not.toBe(first);
  });
});
