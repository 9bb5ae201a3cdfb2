import { getContextProgress, openLaunch } from '@drawbridge/contracts/integration';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toChanged } from '../../../../../test/fixtures/lti/hostile-answers.ts';
import { AGS_CLAIM, claim, INSTRUCTOR, LEARNER } from '../../../../../test/fixtures/lti/lti-browser.ts';
import { createLtiTool, LAB, type LtiTool } from '../../../../../test/fixtures/lti/lti-tool.ts';

/** Changed when another one finds something. */
const SEED = 20_262;
const COUNT = 120;
const SCOPES = 'https://purl.imsglobal.org/spec/lti-ags/scope/';

let lti: LtiTool;
beforeAll(async () => {
  lti = await createLtiTool();
});
afterAll(() => lti.close());

/** All that a launch may say, beside what proves where it comes from. */
const toGood = (messageType: string, roles: string[]) => ({
  sub: 'learner-1',
  name: 'Lea Holm',
  given_name: 'Lea',
  family_name: 'Holm',
  [claim('message_type')]: messageType,
  [claim('target_link_uri')]: 'https://tool.test/labs',
  [claim('resource_link')]: { id: 'link-1', title: 'A link' },
  [claim('roles')]: roles,
  [claim('context')]: { id: 'context-1', title: 'Secure code', type: ['CourseSection'] },
  [claim('custom')]: { lab_id: LAB, score_rule: 'latest' },
  [claim('launch_presentation')]: { return_url: 'https://lms.test/back', document_target: 'iframe' },
  [claim('for_user')]: { user_id: 'learner-2' },
  [AGS_CLAIM]: {
    scope: [`${SCOPES}score`, `${SCOPES}lineitem`],
    lineitem: 'https://lms.test/items/1',
    lineitems: 'https://lms.test/items',
  },
  'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice': {
    context_memberships_url: 'https://lms.test/members',
    service_versions: ['2.0'],
  },
  'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings': {
    deep_link_return_url: 'https://lms.test/content',
    accept_types: ['ltiResourceLink'],
    accept_presentation_document_targets: ['iframe'],
    accept_multiple: true,
    data: 'opaque',
  },
});

it.each([
  ['LtiResourceLinkRequest', [LEARNER]],
  ['LtiResourceLinkRequest', [INSTRUCTOR]],
  ['LtiDeepLinkingRequest', [INSTRUCTOR]],
  ['LtiSubmissionReviewRequest', [INSTRUCTOR]],
])(
  'LTI-4 whatever the signed claims of a %s hold, it is a launch or has a reason (case %#)',
  async (type, roles) => {
    const changed = toChanged(toGood(type, roles), ['https://tool.test/labs', 'http://a:b@lms.test/x']);
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(changed, async (text) => {
        const { nonce, state, cookie } = await lti.browser.login();
        const { iss, aud, iat, exp, ...others } = lti.browser.toClaims(nonce);
        const proof = { iss, aud, iat, exp, nonce };
        const deployment = others[claim('deployment_id')];
        // After the changed claims: of a claim given twice the last one counts.
        const fixed = { ...proof, [claim('version')]: '1.3.0', [claim('deployment_id')]: deployment };
        const claims = text.startsWith('{')
          ? `${text.slice(0, -1)}${text === '{}' ? '' : ','}${JSON.stringify(fixed).slice(1)}`
          : text;
        const answer = await lti.browser.post({ id_token: lti.platform.signText(claims), state }, { cookie });
        const page = await answer.text();
        if (answer.status === 303) {
          accepted += 1;
          const ltik = answer.headers.get('location')?.split('/').at(-1) ?? '';
          const { data, status } = await lti.tool.anonymous.call(openLaunch, { ltik });
          expect(status).toBe(200);
          if (data.learner.is_instructor)
            expect((await lti.tool.withToken(data.token).call(getContextProgress, {})).status).toBeLessThan(
              500,
            );
        } else {
          expect([answer.status >= 400 && answer.status < 500, page]).toEqual([
            true,
            expect.stringMatching(/id="incident"|larger than this address accepts/),
          ]);
        }
        expect(lti.tool.logs.filter((line) => line.includes('"level":50'))).toEqual([]);
        lti.tool.logs.splice(0);
      }),
      { seed: SEED, numRuns: COUNT, endOnFailure: true },
    );
    expect(accepted, 'claims are right often enough').toBeGreaterThan(COUNT / 40);
  },
);
