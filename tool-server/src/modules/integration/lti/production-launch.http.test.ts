import { openLaunch } from '@drawbridge/contracts/integration';
import { afterEach, describe, expect, it } from 'vitest';
import { claim, INSTRUCTOR, toText } from '../../../../test/fixtures/lti/lti-browser.ts';
import {
  createProductionLti,
  type Opened,
  type ProductionLti,
} from '../../../../test/fixtures/lti/lti-production.ts';

const DL = 'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings';

let lti: ProductionLti;
afterEach(() => lti.close());

const ALL = { host: true, port: true };
const readEvents = (name: string) =>
  lti.tool.logs
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ event }) => event === name);

describe('a learning platform on a private network, in production', () => {
  it.each<[string, Opened]>([
    ['its host is not named', { port: true }],
    ['its port is not named', { host: true }],
  ])('cannot launch while %s, and the page says that trying again does not help', async (_what, opened) => {
    lti = await createProductionLti(opened);
    const refused = await lti.browser.launch();
    expect([refused.status, toText(await refused.text())]).toEqual([
      403,
      expect.stringMatching(/Trying again does not help.*the operator has to allow the host/),
    ]);
    expect(readEvents('lti.refused')).toMatchObject([{ reason: 'key_set_private' }]);
    expect(lti.platform.hits).toEqual({});
  });

  it('launches once LTI_PRIVATE_HOSTS and OUTGOING_PORTS name it', async () => {
    lti = await createProductionLti(ALL);
    expect((await lti.browser.launch()).status).toBe(303);
  });
});

describe('LTI core 5.4.4 a return address over http, in production', () => {
  const enter = async (returnUrl: string) => {
    const { ltik } = await lti.browser.enter({
      claims: { [claim('launch_presentation')]: { return_url: returnUrl } },
    });
    return (await lti.tool.anonymous.call(openLaunch, { ltik })).data.return_url;
  };

  it('is ignored, which the log tells without the address; one over https is kept', async () => {
    lti = await createProductionLti(ALL);
    const { issuer } = lti.platform;
    expect(await enter(`${issuer}/course?sesskey=secret-key`)).toBeUndefined();
    expect(readEvents('lti.claim_ignored')).toMatchObject([
      { level: 40, claim: 'return_url', found: 'http' },
    ]);
    expect(lti.tool.logs.join()).not.toContain('secret-key');
    expect(await enter('https://lms.test/course')).toBe('https://lms.test/course');
    expect(readEvents('lti.claim_ignored')).toHaveLength(1);
  });

  it('is no link of a page that explains a refusal', async () => {
    lti = await createProductionLti(ALL);
    const refused = await lti.browser.launch({
      claims: {
        [claim('version')]: '1.1',
        [claim('launch_presentation')]: { return_url: `${lti.platform.issuer}/course` },
      },
    });
    expect([refused.status, (await refused.text()).includes('<a ')]).toEqual([401, false]);
  });
});

describe('Deep Linking 2.0 4.4.1 a return address, in production', () => {
  const request = (returnUrl: string) =>
    lti.browser.launch({
      claims: {
        [claim('message_type')]: 'LtiDeepLinkingRequest',
        [claim('resource_link')]: undefined,
        [claim('roles')]: [INSTRUCTOR],
        [DL]: {
          deep_link_return_url: returnUrl,
          accept_types: ['ltiResourceLink'],
          accept_presentation_document_targets: ['iframe'],
        },
      },
    });

  it('over http is refused with a page that says so: the signed response would be readable on its way', async () => {
    lti = await createProductionLti(ALL);
    const refused = await request('http://lms.test/content?session=secret-key');
    expect([refused.status, toText(await refused.text())]).toEqual([
      400,
      expect.stringContaining('without encryption'),
    ]);
    expect(readEvents('lti.refused')).toMatchObject([
      { reason: 'deep_linking_address', detail: 'deep_link_return_url is at "http://lms.test"' },
    ]);
    expect(lti.tool.logs.join()).not.toContain('secret-key');
  });

  it.each(['https://lms.test/content', 'HTTPS://lms.test/content'])(
    'is accepted as %s',
    async (returnUrl) => {
      lti = await createProductionLti(ALL);
      expect((await request(returnUrl)).status).toBe(303);
    },
  );
});
