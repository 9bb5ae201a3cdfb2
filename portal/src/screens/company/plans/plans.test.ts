import { TRIAL_DAYS } from '@drawbridge/contracts';
import { describe, expect, it } from 'vitest';
import { toPlans } from './plans.ts';

const freePlan = { courses: ['Who may do what', 'Injection'], labs: 7, challenges: 6 };
const find = (id: string, facts: Parameters<typeof toPlans>[0]) => {
  const plan = toPlans(facts).find((one) => one.id === id);
  return [...(plan?.parts ?? []), plan?.how].join('\n');
};

describe('BILL-11 the texts of the plans', () => {
  it('the free plan names the courses and the numbers that the server counted', () => {
    const text = find('free', { freePlan, trialDays: 0 });
    expect(text).toContain(
      '2 whole courses with their labs and challenges: “Who may do what” and “Injection”',
    );
    expect(text).toContain('7 labs and 6 challenges');
  });
  it('the free plan names one course as one, and none where none is open', () => {
    const [title = ''] = freePlan.courses;
    const toText = (courses: string[]) => find('free', { freePlan: { ...freePlan, courses }, trialDays: 0 });
    expect(toText([title])).toMatch(/^A whole course with its labs and challenges: “Who may do what”$/m);
    expect(toText([])).not.toMatch(/whole course/);
  });
  it('the free plan has no number before the server has counted', () => {
    expect(find('free', { freePlan: undefined, trialDays: 0 })).not.toMatch(/\d/);
  });
  it('the individual plan has a trial only for those who can still have it', () => {
    expect(find('individual', { freePlan, trialDays: TRIAL_DAYS })).toMatch(/^Free for the first 14 days/);
    expect(find('individual', { freePlan, trialDays: 0 })).not.toMatch(/free for|14 days/i);
  });
});
