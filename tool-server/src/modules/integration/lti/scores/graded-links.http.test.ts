import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGrades, type Grades, SCORE_SCOPE } from '../../../../../test/fixtures/lti/grades.ts';
import { claim, INSTRUCTOR } from '../../../../../test/fixtures/lti/lti-browser.ts';
import { createLtiTool, LAB, type LtiTool } from '../../../../../test/fixtures/lti/lti-tool.ts';

const MANAGE = 'https://purl.imsglobal.org/spec/lti-ags/scope/lineitem';
const SETTINGS = 'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings';

let lti: LtiTool;
let grades: Grades;
beforeEach(async () => {
  lti = await createLtiTool();
  grades = createGrades(lti);
});
afterEach(() => lti.close());

/** A launch on a platform that lets us add line items, and names none itself unless `item` is given. */
const enter = (graded?: string, options: { item?: string; sub?: string } = {}) =>
  grades.enter(
    { lab_id: LAB, ...(graded === undefined ? {} : { graded }) },
    { item: undefined, scope: [SCORE_SCOPE, MANAGE], ...options },
  );
const made = () => lti.platform.lineItems.stored.length;

/** A teacher opens the content picker: from then on the platform is known to take content. */
const openPicker = () =>
  lti.browser.enter({
    claims: {
      [claim('message_type')]: 'LtiDeepLinkingRequest',
      [claim('resource_link')]: undefined,
      [claim('roles')]: [INSTRUCTOR],
      [SETTINGS]: {
        deep_link_return_url: 'https://lms.test/content',
        accept_types: ['ltiResourceLink'],
        accept_presentation_document_targets: ['iframe'],
      },
    },
  });

async function deliver(score = 10): Promise<void> {
  await grades.grade(score, true);
  await grades.deliver();
}

describe('AGS 3.1 a link for which the platform names no line item', () => {
  it('gets none where it says that it is not graded, whatever the platform allows', async () => {
    const launched = await enter('no');
    await deliver();
    expect([launched.isGraded, made(), lti.platform.lineItems.calls]).toEqual([false, 0, []]);
  });

  it('gets one where it says that it is graded, on a platform that takes content too', async () => {
    await openPicker();
    const launched = await enter('yes');
    await deliver();
    expect([launched.isGraded, made(), grades.given()]).toEqual([true, 1, [100]]);
  });

  it('gets none where it says nothing, on a platform that takes content: there a graded link has one', async () => {
    await openPicker();
    const launched = await enter();
    await deliver();
    expect([launched.isGraded, made(), lti.platform.lineItems.calls]).toEqual([false, 0, []]);
  });

  it.each([
    ['yes', true],
    ['no', false],
  ])(
    'counts as the address says (%s) where the platform keeps no custom parameters',
    async (graded, isGraded) => {
      await openPicker();
      const target = `${lti.tool.config.publicUrl}/lti/launch?lab_id=${LAB}&graded=${graded}`;
      const claims = { [claim('target_link_uri')]: target };
      const launched = await grades.enter({}, { item: undefined, scope: [SCORE_SCOPE, MANAGE], claims });
      expect(launched.isGraded).toBe(isGraded);
    },
  );

  it('counts as its custom parameters say where its address says otherwise', async () => {
    const target = `${lti.tool.config.publicUrl}/lti/launch?lab_id=${LAB}&graded=yes`;
    const claims = { [claim('target_link_uri')]: target };
    const services = { item: undefined, scope: [SCORE_SCOPE, MANAGE], claims };
    expect((await grades.enter({ lab_id: LAB, graded: 'no' }, services)).isGraded).toBe(false);
  });

  it('is not graded any more once it says so, where it had one before', async () => {
    await enter('yes');
    await deliver();
    const other = await enter('no', { sub: 'learner-2' });
    await grades.grade(5, false, 'learner-2');
    await grades.deliver();
    expect([other.isGraded, made(), grades.given()]).toEqual([false, 1, [100]]);
  });

  it('gets one where it says nothing, on a platform that takes no content', async () => {
    const launched = await enter('perhaps');
    await deliver();
    expect([launched.isGraded, made()]).toEqual([true, 1]);
  });

  it('keeps the one that it had before the platform took content, for new learners too', async () => {
    await enter();
    await deliver();
    await openPicker();
    const other = await enter(undefined, { sub: 'learner-2' });
    await grades.grade(5, false, 'learner-2');
    await grades.deliver();
    expect([other.isGraded, made(), grades.given()]).toEqual([true, 1, [100, 50]]);
  });
});

it('a link that said it is not graded is graded once the platform names a line item for it', async () => {
  const launched = await enter('no', { item: 'one' });
  await deliver();
  expect([launched.isGraded, grades.given()]).toEqual([true, [100]]);
});
