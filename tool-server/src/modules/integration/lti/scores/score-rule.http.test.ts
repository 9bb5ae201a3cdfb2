import { asId } from '@drawbridge/contracts';
import { changePlatform } from '@drawbridge/contracts/integration';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGrades, type Grades } from '../../../../../test/fixtures/lti/grades.ts';
import { createLtiTool, LAB, type LtiTool } from '../../../../../test/fixtures/lti/lti-tool.ts';

let lti: LtiTool;
let grades: Grades;

beforeEach(async () => {
  lti = await createLtiTool();
  grades = createGrades(lti);
});
afterEach(() => lti.close());

const setRule = async (score_rule: 'best' | 'latest') =>
  (await lti.admin()).call(changePlatform, {
    ...lti.platform.registration,
    id: asId<'platform'>(lti.platformId),
    score_rule,
  });

/** Three results, each delivered. */
async function play(scores: readonly (readonly [number, boolean])[]): Promise<number[]> {
  for (const [score, passed] of scores) {
    await grades.grade(score, passed);
    await grades.deliver();
  }
  return grades.given();
}
const UP_AND_DOWN = [
  [4, false],
  [10, true],
  [6, false],
] as const;

describe('LTI-19 which result a gradebook shows', () => {
  it('is the best one: a worse one never lowers it', async () => {
    await grades.enter();
    expect(await play(UP_AND_DOWN)).toEqual([40, 100]);
  });

  it('is the latest one where the platform has that rule, completed once passed', async () => {
    await setRule('latest');
    await grades.enter();
    expect(await play(UP_AND_DOWN)).toEqual([40, 100, 60]);
    expect(lti.platform.scores.map(({ score }) => [score.activityProgress, score.gradingProgress])).toEqual([
      ['InProgress', 'FullyGraded'],
      ['Completed', 'FullyGraded'],
      ['Completed', 'FullyGraded'],
    ]);
  });

  it.each([
    ['latest', 'best', [40, 100, 60]],
    ['best', 'latest', [40, 100]],
    ['worst', 'best', [40, 100]],
    ['$Rule', 'best', [40, 100]],
  ] as const)(
    'is that of the link, %s, before that of the platform, %s',
    async (ofLink, ofPlatform, expected) => {
      await setRule(ofPlatform);
      await grades.enter({ lab_id: LAB, score_rule: ofLink });
      expect(await play(UP_AND_DOWN)).toEqual(expected);
    },
  );

  it('follows the platform when its rule is changed, both ways, and sends nothing that is there already', async () => {
    await grades.enter();
    await play(UP_AND_DOWN);
    await setRule('latest');
    await grades.deliverLater();
    expect(grades.given()).toEqual([40, 100, 60]);
    await setRule('latest');
    await grades.deliverLater();
    expect(lti.platform.scoreCalls).toHaveLength(3);
    await setRule('best');
    await grades.deliverLater();
    expect(grades.given()).toEqual([40, 100, 60, 100]);
  });

  it('follows the link when its rule is changed, at the next launch', async () => {
    await grades.enter();
    await play(UP_AND_DOWN);
    await grades.enter({ lab_id: LAB, score_rule: 'latest' });
    await grades.deliverLater();
    expect(grades.given()).toEqual([40, 100, 60]);
  });

  it('sends work done before the link existed by the rule of the link', async () => {
    await grades.enter({ lab_id: LAB }, { item: undefined });
    await play(UP_AND_DOWN);
    await grades.enter({ lab_id: LAB, score_rule: 'latest' });
    await grades.enter({ lab_id: LAB }, { item: 'two', link: 'link-2' });
    await grades.deliver();
    expect(grades.given().toSorted((a, b) => a - b)).toEqual([60, 100]);
  });
});
