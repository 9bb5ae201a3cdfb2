import { queryNotifications } from '@drawbridge/contracts/operations';
import { getOwnStanding, listCertifications, listOwnBadges } from '@drawbridge/contracts/recognition';
import { describe, expect, it } from 'vitest';
import { CERTIFICATION, createAwardTool, LAB, LONG } from '../fixtures/recognition/award-tool.ts';

/** What a learner has once a lab completed a course, a journey and a certification. */
async function passInOrder(isReversed: boolean) {
  const award = await createAwardTool({}, isReversed);
  const { tool, mark } = award;
  try {
    const learner = await tool.as('member@acme.test');
    await award.completeShort(learner);
    await award.enroll(learner, LONG);
    for (const nth of [1, 3, 4, 5, 6, 7, 8]) await mark(learner, LONG, `long-${nth}`);
    await award.submit(learner, LAB);
    const badges = (await learner.call(listOwnBadges, {})).data.earned;
    const certificates = (await learner.call(listCertifications, {})).data;
    const { items } = (await learner.call(queryNotifications, {})).data;
    return {
      badges: badges.map(({ badge_id }) => badge_id as string).toSorted(),
      courses: certificates.course_certificates.map(({ subject_id }) => subject_id).toSorted(),
      certification: certificates.certifications.find(({ id }) => id === CERTIFICATION)?.state,
      told: items.map(({ content }) => content).toSorted(),
      standing: (await learner.call(getOwnStanding, {})).data,
    };
  } finally {
    await tool.close();
  }
}

describe('listeners of domain events', () => {
  it('give a learner the same awards, points and notifications in whatever order their modules were made', async () => {
    const forwards = await passInOrder(false);
    expect(forwards.badges).toEqual(['both-courses', 'first-lab', 'long-course', 'no-hint']);
    expect(forwards.certification).toBe('held');
    expect(await passInOrder(true)).toEqual(forwards);
  });
});
