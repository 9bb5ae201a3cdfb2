import { openLaunch } from '@drawbridge/contracts/integration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claim, INSTRUCTOR, LEARNER, toText } from '../../../../../test/fixtures/lti/lti-browser.ts';
import {
  createLtiTool,
  LAB,
  type LtiTool,
  toLaunchedPerson,
} from '../../../../../test/fixtures/lti/lti-tool.ts';

let lti: LtiTool;
beforeAll(async () => {
  lti = await createLtiTool();
});
afterAll(() => lti.close());

const toClaims = (more: Record<string, unknown> = {}) => ({
  [claim('message_type')]: 'LtiSubmissionReviewRequest',
  [claim('for_user')]: { user_id: 'learner-1' },
  [claim('custom')]: { lab_id: LAB },
  ...more,
});

describe('Submission Review 1.0 4.2 the message (LTI-17)', () => {
  it('leads an instructor to the work of the person that it names', async () => {
    const { path, ltik } = await lti.browser.enter({
      claims: toClaims({ sub: 'teacher-1', [claim('roles')]: [INSTRUCTOR] }),
    });
    const { data } = await lti.tool.anonymous.call(openLaunch, { ltik });
    expect([path, data.reviewed_person_id, data.lab_id]).toEqual([
      expect.stringMatching(/^\/integration\/progress\//),
      toLaunchedPerson(lti, 'learner-1'),
      LAB,
    ]);
  });

  it('leads a learner to their own work', async () => {
    const { path } = await lti.browser.enter({ claims: toClaims({ [claim('roles')]: [LEARNER] }) });
    expect(path).toMatch(new RegExp(`^/labs/details/${LAB}/`));
  });

  it.each<[string, unknown]>([
    ['no person', undefined],
    ['a person without an id', {}],
    ['an id that is too long', { user_id: 'x'.repeat(256) }],
    ['an id that is a list', { user_id: ['x'] }],
  ])('is refused with %s', async (_what, forUser) => {
    const response = await lti.browser.launch({
      claims: toClaims({ [claim('for_user')]: forUser, [claim('roles')]: [INSTRUCTOR] }),
    });
    expect([response.status, toText(await response.text())]).toEqual([
      401,
      expect.stringContaining('parts of the wrong type'),
    ]);
  });

  it('sends no score: a review is no work', async () => {
    const { ltik } = await lti.browser.enter({
      claims: toClaims({
        'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint': {
          scope: ['https://purl.imsglobal.org/spec/lti-ags/scope/score'],
          lineitem: lti.platform.lineItem('one'),
        },
      }),
    });
    expect((await lti.tool.anonymous.call(openLaunch, { ltik })).data.is_graded).toBe(false);
  });
});
