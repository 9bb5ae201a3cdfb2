import { expect } from '@playwright/test';
import { readFix, readTrap } from '../fixtures/learner.ts';
import { type LmsFixture, openLmsFixture } from '../fixtures/lms/lms-fixture.ts';
import { findPageWorker, readOutcomes, runOutcomes, startWorker } from '../fixtures/page-worker.ts';
import { openPartnerSite, type PartnerSite } from '../fixtures/partner-site.ts';
import { openPortal, type Portal, requestSession } from '../fixtures/servers/portal.ts';
import type { Tab } from './browsers/tab.ts';
import { skipWithoutEngine, test } from './engine-test.ts';
import { GETS_THROUGH, openTests, PASSED, pasteFix } from './lab-steps.ts';
import { answerQuiz, readQuestionIds } from './quiz-steps.ts';

const C2 = 'c2-injection-at-the-boundary';
const COURSE = 'Injection at the boundary';
const L1 = 'l1-someone-elses-invoice';
const LAB = "Someone else's invoice";
const L10 = 'l10-the-thumbnailers-shell';
const QUIZ = `/portal/course-info/quiz/${C2}/blind-and-second-order/c2-quiz-sql`;
const FINAL_QUIZ = `/portal/course-info/quiz/${C2}/proof/c2-quiz-final`;
/** Has nothing left to do in the course but its last quiz. */
const ALMOST_DONE = 'ind@demo.test';

let portal: Portal;
let partner: PartnerSite;
let lms: LmsFixture;
skipWithoutEngine();
test.beforeAll(async () => {
  portal = await openPortal({
    statements: [
      `insert into completion (person_id, course_id, item_id, completed_at)
        select a.person_id, i.course_id, i.item_id, now() - interval '1 day'
        from person p join account a on a.person_id = p.id, course_item i
        where p.email = '${ALMOST_DONE}' and i.course_id = '${C2}' and i.item_id <> 'c2-quiz-final'
        on conflict do nothing`,
    ],
  });
  partner = await openPartnerSite(portal);
  lms = await openLmsFixture();
});
test.afterAll(async () => {
  await lms?.close();
  await partner?.close();
  await portal?.close();
});

/** Opens a page as somebody who is signed in, or as nobody. */
async function open(tab: Tab, path: string, email?: string): Promise<void> {
  const stored: Record<string, string> = email === undefined ? {} : await requestSession(portal, email);
  await tab.goto(`${portal.url}/favicon.svg`);
  await tab.evaluate((values) => {
    localStorage.clear();
    sessionStorage.clear();
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, stored);
  await tab.goto(portal.url + path);
}

test('AUTH-20 a person signs in with a password and lands on the dashboard', async ({ tab }) => {
  await open(tab, '/login');
  await tab.write({ label: 'Email' }, 'manager@acme.test');
  await tab.click({ role: 'button', name: 'Sign in with password' });
  await tab.write({ label: 'Password' }, 'Drawbridge-demo-1');
  await tab.press({ label: 'Password' }, 'Enter');
  await tab.see({ role: 'button', name: /^Account menu of/ });
  await tab.seeUrl(`${portal.url}/portal/dashboard`);
});

test('WISH-13, WISH-20 a course is marked as favorite from the list of courses, and is there after a reload', async ({
  tab,
}) => {
  await open(tab, '/portal/dashboard', 'member@acme.test');
  await tab.see({ role: 'heading', name: 'What will you learn today?' });
  await tab.click({ role: 'link', name: 'Courses' });
  await tab.click({ role: 'button', name: `Add ${COURSE} to favorites` });
  await tab.see({ text: 'Marked as favorite!' });
  await tab.goto(`${portal.url}/portal/favorite`);
  await tab.see({ role: 'heading', name: COURSE });
  await tab.reload();
  await tab.see({ role: 'heading', name: COURSE });
});

test('LAB-1 an attack in JavaScript reads the practice flag in the page and passes on the server', async ({
  tab,
}) => {
  await open(tab, '/portal/challenges/like-pattern', 'member@acme.test');
  const app = tab.frame('iframe');
  await app.write({ label: /^Code/ }, 'GOLD-____-2026');
  await app.press({ label: /^Code/ }, 'Enter');
  await tab.see({ text: 'You have the practice flag.' });
  await tab.click({ role: 'button', name: 'Submit' });
  await tab.see(PASSED);
});

test('a fix that only looks right passes in the page and fails on the server; the solution passes', async ({
  tab,
}) => {
  await open(tab, `/portal/labs/${L1}`, 'champion@acme.test');
  await openTests(tab);
  await tab.see({ text: '3 of 5 pass' });
  await pasteFix(tab, readTrap(L1, 'page-only'));
  await tab.see({ text: '5 of 5 pass' });
  await tab.click({ role: 'button', name: 'Submit' });
  await tab.see({ text: /get the same invoice through another route/ });
  await pasteFix(tab, readFix(L1, 'solution'));
  await tab.click({ role: 'button', name: 'Submit' });
  await tab.see(PASSED);
});

test('a fix in Python is run by the worker of the page and judged by the server', async ({ tab }) => {
  await open(tab, `/portal/labs/${L10}`, 'champion@acme.test');
  await openTests(tab);
  await tab.see(GETS_THROUGH);
  await pasteFix(tab, readFix(L10, 'solution'));
  await tab.seeNone(GETS_THROUGH);
  await tab.click({ role: 'button', name: 'Submit' });
  await tab.see(PASSED);
});

test('page and server agree on verdict and fuel in JavaScript, SQL and Python', async ({ tab }) => {
  await tab.goto(`${portal.url}/login`);
  await startWorker(tab.evaluate, findPageWorker());
  for (const labId of [L1, 'l8-signed-in-as-no-one', L10])
    for (const lab of await readOutcomes(labId)) {
      const seen = await runOutcomes(tab.evaluate, lab);
      lab.cases.forEach((one, index) => expect.soft(seen[index], `${labId}, ${one.name}`).toEqual(one.tests));
    }
});

test('PLAYER-10, PLAYER-40 the last quiz of a course is passed, and the course has its end and its certificate', async ({
  tab,
}) => {
  await open(tab, FINAL_QUIZ, ALMOST_DONE);
  await tab.seeCount({ css: 'fieldset' }, 10);
  await answerQuiz(tab, { courseId: C2, name: 'final.yaml' }, true);
  await tab.click({ role: 'button', name: 'Submit' });
  await tab.see({ text: /^Passed with/ });
  await tab.click({ role: 'link', name: /^Finish the course/ });
  await tab.see({ text: 'Your badge' });
  await tab.see({ text: 'Your certificate' });
  await tab.see({ text: new RegExp(`^How was ${COURSE}\\?`) });
  await tab.goto(`${portal.url}/portal/course-info/completed/${C2}/`);
  await tab.see({ role: 'heading', name: 'You have completed this course' });
  await tab.goto(`${portal.url}/portal/profile/achievements`);
  await tab.see({ role: 'button', name: `Download certificate: ${COURSE}` });
});

test('PLAYER-10 a quiz keeps its questions over a reload, and asks again after it is failed', async ({
  tab,
}) => {
  await open(tab, QUIZ, 'free@demo.test');
  await tab.seeCount({ css: 'fieldset' }, 8);
  const first = await readQuestionIds(tab);
  await tab.reload();
  await tab.seeCount({ css: 'fieldset' }, 8);
  expect(await readQuestionIds(tab)).toEqual(first);
  await answerQuiz(tab, { courseId: C2, name: 'sql.yaml' }, false);
  await tab.click({ role: 'button', name: 'Submit' });
  await tab.see({ text: '0%: not passed yet' });
  await tab.click({ role: 'button', name: 'Try again' });
  await tab.see({ text: /Your best so far: \d+%/ });
});

test('EMB-4, EMB-7 a visitor of another site starts a course by its card, and the page receives what they do', async ({
  tab,
}) => {
  await tab.goto(`${partner.url}/sign-in?name=grace&back=/course.html`);
  await tab.click({ role: 'button', name: 'Start', within: { css: 'drawbridge-course-card' } });
  const player = tab.frame('#player >>> iframe');
  await player.click({ role: 'button', name: /^Enroll/ });
  await tab.see({ text: /enrolled \{"course_id":"c2-injection-at-the-boundary"\}/ });
  await player.see({ text: /The mechanism is one\./ });
  await player.click({ role: 'button', name: 'Complete and continue' });
  await tab.see({ text: /itemCompleted .*"completed_items":1/ });
  // EMB-9: the frame is as high as its contents, and no scrollbar takes room in it.
  const readScrollbar = () => player.evaluate(() => innerWidth - document.documentElement.clientWidth, null);
  await expect.poll(readScrollbar).toBe(0);
});

test('DEMO-4 a learner launches a lab in the frame of an LMS on another site, and the grade arrives', async ({
  tab,
}) => {
  await tab.goto(lms.lmsUrl);
  await tab.click({ role: 'button', name: /Noor Vale/ });
  await tab.click({ role: 'link', name: `Open Lab: ${LAB}` });
  const lab = tab.frame('#tool');
  await lab.see({ role: 'heading', name: LAB });
  await lab.see({ text: '3 of 5 pass' });
  await pasteFix(lab, readFix(L1, 'solution'));
  await lab.click({ role: 'button', name: 'Submit' });
  await lab.see(PASSED);
  await lab.see({ text: 'Your score of 100% is in the gradebook of Harbor LMS.' });
});

test('COMP-13, COMP-16 an administrator finds a user, and invites one', async ({ tab }) => {
  await open(tab, '/portal/dashboard', 'admin@acme.test');
  await tab.click({ role: 'link', name: 'Users', within: { role: 'navigation', name: 'Main' } });
  await tab.write({ role: 'searchbox', name: 'Search' }, 'mika berg');
  const rows = { role: 'row', within: { role: 'table', name: 'Users' } };
  await tab.seeCount(rows, 2);
  await tab.seeUrl(/\?search=mika\+berg$/);
  await tab.reload();
  await tab.seeCount(rows, 2);
  await tab.click({ role: 'button', name: 'Invite users' });
  await tab.write({ label: 'Email addresses' }, 'noa.ito@acme.test');
  await tab.click({ role: 'button', name: 'Send invitations' });
  await tab.seeNone({ role: 'dialog' });
  await tab.write({ role: 'searchbox', name: 'Search' }, 'noa.ito');
  await tab.see({ text: 'noa.ito@acme.test', within: { role: 'table', name: 'Users' } });
});

test('a guest opens a lab from the login page, and passes it without an account', async ({ tab }) => {
  await open(tab, '/login');
  await tab.click({ role: 'link', name: 'Try a lab now' });
  await tab.seeUrl(`${portal.url}/try`);
  await tab.see({ role: 'heading', name: LAB });
  await pasteFix(tab, readFix(L1, 'solution'));
  await tab.click({ role: 'button', name: 'Submit' });
  await tab.see(PASSED);
});
