import { addPlatform, openLaunch, PLATFORM_FIELD } from '@drawbridge/contracts/integration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claim } from '../../../../../test/fixtures/lti/lti-browser.ts';
import { createLtiTool, type LtiTool } from '../../../../../test/fixtures/lti/lti-tool.ts';

const ISSUER = 'https://canvas.instructure.com';
const SCHOOL = 'https://school.canvas.test';

let lti: LtiTool;
beforeAll(async () => {
  lti = await createLtiTool();
  // Keys and tokens are at the test platform: only the issuer is the one that all schools share.
  await (await lti.admin()).call(addPlatform, {
    ...lti.platform.registration,
    name: 'Canvas',
    issuer: ISSUER,
    client_id: 'canvas-1',
    deployment_ids: ['school-1'],
  });
});
afterAll(() => lti.close());

const LOGIN = { iss: ISSUER, client_id: 'canvas-1', lti_deployment_id: 'school-1' };
const enter = (returnUrl: unknown) =>
  lti.browser.enter({
    login: LOGIN,
    claims: {
      iss: ISSUER,
      aud: 'canvas-1',
      [claim('deployment_id')]: 'school-1',
      [claim('launch_presentation')]: { return_url: returnUrl },
    },
  });
const readFrames = (response: Response) =>
  /frame-ancestors ([^;]*)/.exec(response.headers.get('content-security-policy') ?? '')?.[1]?.split(' ') ??
  [];

describe('LTI-22 a platform whose one issuer serves many schools', () => {
  it('may frame a page at the school that the signed launch names, and at no other', async () => {
    const { path } = await enter(`${SCHOOL}/courses/7/return?token=1`);
    const frames = readFrames(await lti.tool.fetch(path));
    expect(frames).toContain(SCHOOL);
    expect(frames.filter((frame) => frame.includes('*'))).toEqual([]);
  });

  it('may frame the page there again when it is reloaded', async () => {
    const { ltik } = await enter(`${SCHOOL}/courses/7/return`);
    const { data } = await lti.tool.anonymous.call(openLaunch, { ltik });
    const page = (ref: string) => lti.tool.fetch(`/labs?${PLATFORM_FIELD}=${encodeURIComponent(ref)}`);
    expect(readFrames(await page(data.platform.ref))).toContain(SCHOOL);
    const [own, frame] = data.platform.ref.split('.');
    const evil = Buffer.from('https://evil.test').toString('base64url');
    expect((await page(`${own}.${evil}`)).status).toBe(401);
    expect((await page(`${own}`)).status).toBe(401);
    expect((await page(`${own}.${frame}x`)).status).toBe(401);
  });

  it.each(['https://*.evil.test/', "https://'self'/x", 'https://a;b.test/', undefined])(
    'gets no source from the return address %s',
    async (returnUrl) => {
      const { path } = await enter(returnUrl);
      const frames = readFrames(await lti.tool.fetch(path));
      expect(frames).toEqual([ISSUER, lti.platform.issuer]);
    },
  );

  it('may frame what is shown before the launch is verified at every host of the product', async () => {
    const { nonce, state } = await lti.browser.login(LOGIN);
    const id_token = lti.platform.signToken(lti.browser.toClaims(nonce, { iss: ISSUER, aud: 'canvas-1' }));
    const unbound = await lti.browser.post({ id_token, state });
    expect(readFrames(unbound)).toContain('https://*.instructure.com');
  });

  it('is no other platform: a return address elsewhere gives its registration nothing', async () => {
    const { path } = await lti.browser.enter({
      claims: { [claim('launch_presentation')]: { return_url: `${SCHOOL}/back` } },
    });
    expect(readFrames(await lti.tool.fetch(path))).toEqual([lti.platform.issuer]);
  });
});
