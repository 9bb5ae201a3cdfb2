import { addPlatform, getToolAddresses } from '@drawbridge/contracts/integration';
import { describe, expect, it } from 'vitest';
import { useRegistration } from '../../../../../test/fixtures/lti/registration.ts';

const setup = useRegistration();

it('LTI-26 a reserved login address belongs to the company that it was shown to', async () => {
  const { reservation } = (await setup.acme.call(getToolAddresses, {})).data;
  const fields = {
    name: 'School',
    issuer: 'https://lms.school.test',
    client_id: 'client-1',
    auth_login_url: 'https://lms.school.test/auth',
    auth_token_url: 'https://lms.school.test/token',
    key_set_url: 'https://lms.school.test/keys',
    reservation: reservation.token,
  };
  const stolen = await setup.globex.call(addPlatform, fields);
  expect([stolen.status, Object.keys(stolen.errors ?? {})]).toEqual([400, ['reservation']]);
  const { data } = await setup.acme.call(addPlatform, fields);
  expect(data.platform.login_url).toBe(reservation.login_url);
  // The same address is given once.
  expect((await setup.acme.call(addPlatform, { ...fields, client_id: 'client-2' })).code).toBe(
    'platform_exists',
  );
});

describe('LTI-26 the configuration for Canvas', () => {
  it('names our addresses, scopes and placements, and may be cached', async () => {
    const response = await setup.tool.fetch('/lti/canvas.json');
    const { publicUrl } = setup.tool.config;
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    const dialog = {
      message_type: 'LtiDeepLinkingRequest',
      target_link_uri: `${publicUrl}/labs`,
      text: 'Add labs and courses',
      icon_url: `${publicUrl}/lti/pages/icon.svg`,
      selection_width: 900,
      selection_height: 700,
    };
    // Every field that Canvas describes and we use; it refuses types it does not expect.
    expect(await response.json()).toEqual({
      title: 'Drawbridge',
      description: 'Hands-on labs in application security, graded in your course.',
      oidc_initiation_url: `${publicUrl}/lti/login`,
      target_link_uri: `${publicUrl}/labs`,
      public_jwk_url: `${publicUrl}/lti/keys`,
      scopes: [
        'https://purl.imsglobal.org/spec/lti-ags/scope/score',
        'https://purl.imsglobal.org/spec/lti-ags/scope/lineitem',
        'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly',
      ],
      custom_fields: {},
      extensions: [
        {
          platform: 'canvas.instructure.com',
          domain: 'tool.test',
          tool_id: 'drawbridge-tool.test',
          privacy_level: 'name_only',
          settings: {
            text: 'Drawbridge',
            icon_url: `${publicUrl}/lti/pages/icon.svg`,
            placements: [
              { placement: 'assignment_selection', ...dialog },
              { placement: 'link_selection', ...dialog },
              { placement: 'editor_button', ...dialog },
              {
                placement: 'course_navigation',
                message_type: 'LtiResourceLinkRequest',
                target_link_uri: `${publicUrl}/labs`,
                text: 'Drawbridge',
                icon_url: `${publicUrl}/lti/pages/icon.svg`,
                default: 'disabled',
              },
            ],
          },
        },
      ],
    });
  });

  it('names the login address of a registration, whether or not there is one', async () => {
    const id = '3c1d9a52-7b0e-4c39-8a55-6f2e8d1b4a02';
    const configuration = (await (await setup.tool.fetch(`/lti/canvas/${id}.json`)).json()) as object;
    expect(configuration).toMatchObject({
      oidc_initiation_url: `${setup.tool.config.publicUrl}/lti/login/${id}`,
    });
    expect((await setup.tool.fetch('/lti/canvas/1.json')).status).toBe(404);
  });
});
