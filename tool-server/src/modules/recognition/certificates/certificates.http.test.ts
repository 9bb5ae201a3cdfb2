import { randomUUID } from 'node:crypto';
import { asId } from '@drawbridge/contracts';
import { listAuditEntries } from '@drawbridge/contracts/kernel';
import { queryNotifications } from '@drawbridge/contracts/operations';
import { openLab, resetLab } from '@drawbridge/contracts/practice';
import {
  checkCertificate,
  getCertification,
  linkCertificate,
  listCertifications,
  revokeCertificate,
} from '@drawbridge/contracts/recognition';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Caller } from '../../../../test/fixtures/create-test-tool.ts';
import { embedAs } from '../../../../test/fixtures/integration/embed-visitor.ts';
import {
  type AwardTool,
  CERTIFICATION,
  createAwardTool,
  LAB,
  SHORT,
} from '../../../../test/fixtures/recognition/award-tool.ts';
import { person } from '../../kernel/people/index.ts';
import { enrolment } from '../../learning/courses/courses.table.ts';
import { toDemoPersonId } from '../../operations/demo/index.ts';
import { drawCertificate } from './certificate-pdf.ts';

let award: AwardTool;
let learner: Caller;
const EMAIL = 'member@acme.test';
const PERSON = toDemoPersonId(EMAIL);
const DAY_MS = 86_400_000;

beforeEach(async () => {
  await award?.tool.close();
  award = await createAwardTool();
  learner = await award.tool.as(EMAIL);
});
afterAll(() => award.tool.close());

const list = async (as = learner) => (await as.call(listCertifications, {})).data;
const ofCourse = async () => (await list()).course_certificates[0];
const check = (number: string) => award.tool.anonymous.call(checkCertificate, { number });
const state = async () =>
  (await learner.call(getCertification, { certification_id: asId(CERTIFICATION) })).data;

describe('SVC-14 certificates of courses', () => {
  it('a course certificate is issued once, with the completion', async () => {
    await award.completeShort(learner);
    await award.mark(learner, SHORT, 'short-2');
    await award.tool.app.jobs.drain();
    const { course_certificates } = await list();
    expect(course_certificates).toMatchObject([
      { kind: 'course', subject_id: SHORT, title: 'Course C91', name: 'Mika Berg', state: 'valid' },
    ]);
    expect(course_certificates[0]?.number).toMatch(/^[B-Z2-9]{4}-[B-Z2-9]{4}-[B-Z2-9]{4}$/);
    expect(await award.count('certificate', PERSON)).toBe(1);
  });

  const addEarlierCompletion = () =>
    award.tool.database.db.insert(enrolment).values({
      personId: PERSON,
      courseId: SHORT,
      enrolledAt: new Date('2025-01-01'),
      completedAt: new Date('2025-02-03T10:00:00.000Z'),
    });

  it('certificates are issued for earlier completions, with their date', async () => {
    await addEarlierCompletion();
    expect((await list()).course_certificates).toEqual([]);
    await award.tool.app.jobs.drain();
    await award.tool.app.jobs.drain();
    expect((await list()).course_certificates).toMatchObject([{ issued_at: '2025-02-03T10:00:00.000Z' }]);
  });

  // The embedded database has one connection: its transactions never run side by side.
  it.runIf(inject('databaseUrl'))(
    'the job that issues certificates for earlier completions waits while something else writes about the person',
    async () => {
      await award.drainWhileHeld(PERSON, addEarlierCompletion);
      expect((await ofCourse())?.state).toBe('valid');
    },
  );

  it('a certificate keeps the name and title of the day of issue', async () => {
    await award.completeShort(learner);
    const { db } = award.tool.database;
    await db.update(person).set({ firstName: 'Other' }).where(eq(person.id, PERSON));
    expect((await ofCourse())?.name).toBe('Mika Berg');
  });

  it('visitors of a partner page, who have no name, get no certificates', async () => {
    const visitor = await embedAs(award.tool, 'vera', ['courses']);
    await award.completeShort(visitor);
    await award.tool.app.jobs.drain();
    const rows = await award.tool.database.query({
      name: 'all_certificates',
      text: 'select 1 from certificate',
      values: [],
    });
    expect(rows).toEqual([]);
  });
});

describe('NAV-24 certifications', () => {
  it('a certification goes from offered through in progress to held, and is announced', async () => {
    expect(await state()).toMatchObject({
      state: 'offered',
      months_valid: 12,
      requirements: [
        { kind: 'course', id: SHORT, title: 'Course C91', state: 'not_started', progress: 0 },
        { kind: 'lab', id: LAB, state: 'not_started' },
      ],
    });
    await award.enroll(learner, SHORT);
    await award.mark(learner, SHORT, 'short-1');
    expect(await state()).toMatchObject({
      state: 'in_progress',
      requirements: [{ state: 'in_progress', progress: 50 }, {}],
    });
    await award.mark(learner, SHORT, 'short-2');
    expect((await state()).state).toBe('in_progress');
    await award.submit(learner, LAB);
    const held = await state();
    expect(held).toMatchObject({ state: 'held', certificate: { kind: 'certification', state: 'valid' } });
    expect(held.certificate?.expires_at).toBe('2027-03-02T09:00:00.000Z');
    const { items } = (await learner.call(queryNotifications, {})).data;
    expect(items.map(({ content }) => content)).toContain('You now hold the certification “Whole web”.');
  });

  it('a certification is issued in the other order too, by a course that completes last', async () => {
    await award.submit(learner, LAB);
    await award.completeShort(learner);
    expect((await state()).state).toBe('held');
  });

  it('a certification expires, and its number says so', async () => {
    await award.submit(learner, LAB);
    await award.completeShort(learner);
    award.tool.clock.advance(366 * DAY_MS);
    learner = await award.tool.as(EMAIL);
    const expired = await state();
    expect([expired.state, expired.certificate?.state]).toEqual(['expired', 'expired']);
    expect((await check(expired.certificate?.number ?? '')).data.state).toBe('expired');
  });

  describe('renewal of certifications', () => {
    /** Issued on 2026-03-02, valid until 2027-03-02: attempts count from 2026-12-02 on. */
    const FROM = '2026-12-02T09:00:00.000Z';
    async function hold() {
      await award.submit(learner, LAB);
      await award.completeShort(learner);
      return (await state()).certificate?.number ?? '';
    }
    async function goTo(at: string) {
      award.tool.clock.advance(Date.parse(at) - award.tool.clock.now().getTime());
      learner = await award.tool.as(EMAIL);
    }
    const reset = async () => {
      const { attempt } = (await learner.call(openLab, { lab_id: asId(LAB) })).data;
      await learner.call(resetLab, { attempt_id: attempt.attempt_id });
    };
    const labState = async () => (await state()).requirements.find(({ id }) => id === LAB)?.state;

    it('passing each lab in an attempt begun in the last 90 days renews a certification once', async () => {
      const first = await hold();
      await goTo(FROM);
      expect(await state()).toMatchObject({ state: 'held', renewal: { from: FROM } });
      expect(await labState()).toBe('not_started');
      await reset();
      expect(await labState()).toBe('in_progress');
      await award.submit(learner, LAB);
      await award.submit(learner, LAB);
      await award.tool.app.jobs.drain();
      const { certificate, renewal } = await state();
      expect(certificate).toMatchObject({ state: 'valid', expires_at: '2027-12-02T09:00:00.000Z' });
      expect([certificate?.number === first, renewal, await labState()]).toEqual([
        false,
        undefined,
        'completed',
      ]);
      expect((await check(first)).data.state).toBe('valid');
      // Of the course, and two of the certification.
      expect(await award.count('certificate', PERSON)).toBe(3);
    });
    it('an expired certification can be renewed, from the day of the renewal', async () => {
      const first = await hold();
      await goTo('2028-01-31T09:00:00.000Z');
      expect((await state()).state).toBe('expired');
      await reset();
      await award.submit(learner, LAB);
      const { state: after, certificate } = await state();
      expect([after, certificate?.expires_at]).toEqual(['held', '2029-01-31T09:00:00.000Z']);
      expect((await check(first)).data.state).toBe('expired');
    });
    it('earlier passes and attempts do not renew a certification', async () => {
      const first = await hold();
      await goTo('2026-12-02T08:59:59.000Z');
      expect((await state()).renewal).toBeUndefined();
      await reset();
      await award.submit(learner, LAB);
      await goTo(FROM);
      await award.submit(learner, LAB);
      await award.tool.app.jobs.drain();
      expect((await state()).certificate?.number).toBe(first);
      expect(await labState()).toBe('not_started');
    });
    it('a certification is not renewed while the lab fails', async () => {
      const first = await hold();
      await goTo(FROM);
      await reset();
      award.setPassing(false);
      await award.submit(learner, LAB);
      expect([(await state()).certificate?.number, await labState()]).toEqual([first, 'in_progress']);
    });
    it('a revoked certification is not renewed', async () => {
      await hold();
      const admin = await award.tool.as('admin@acme.test');
      const { id = '' } = (await state()).certificate ?? {};
      await admin.call(revokeCertificate, { certificate_id: asId(id) });
      await goTo(FROM);
      expect((await state()).renewal).toBeUndefined();
      await reset();
      await award.submit(learner, LAB);
      expect((await state()).state).toBe('revoked');
    });
  });

  it('certifications are refused without a session, and unknown ones are missing', async () => {
    const replies = [
      await award.tool.anonymous.call(listCertifications, {}),
      await award.tool.anonymous.call(getCertification, { certification_id: asId(CERTIFICATION) }),
      await learner.call(getCertification, { certification_id: asId('no-such') }),
      await learner.call(getCertification, { certification_id: asId('../x') }),
    ];
    expect(replies.map(({ status, code }) => [status, code])).toEqual([
      [401, 'not_signed_in'],
      [401, 'not_signed_in'],
      [404, 'certification_not_found'],
      [400, 'bad_input'],
    ]);
  });
});

describe('the check number', () => {
  it('a check number is found as typed, and reveals no more than the certificate does', async () => {
    await award.completeShort(learner);
    const { number = '' } = (await ofCourse()) ?? {};
    for (const typed of [number, number.toLowerCase(), number.replaceAll('-', ''), ` ${number} `])
      expect((await check(typed)).data).toEqual({
        number,
        kind: 'course',
        title: 'Course C91',
        name: 'Mika Berg',
        issued_at: '2026-03-02T09:00:00.000Z',
        state: 'valid',
      });
    for (const wrong of ['BBBB-BBBB-BBBB', 'nonsense', `${number}B`, "'; drop table certificate"])
      expect((await check(wrong)).code).toBe('certificate_not_found');
    expect((await check('x'.repeat(41))).status).toBe(400);
  });

  it('check numbers cannot be guessed: one address has thirty attempts a minute', async () => {
    const from = award.tool.from('198.51.100.7');
    const tries = [];
    for (let nth = 0; nth < 31; nth += 1)
      tries.push((await from.call(checkCertificate, { number: 'BBBBBBBBBBBB' })).status);
    expect(tries.filter((status) => status === 404)).toHaveLength(30);
    expect(tries.at(-1)).toBe(429);
  });

  it("a check number says that a certificate was revoked, which only the company's administrators can do", async () => {
    await award.completeShort(learner);
    const { id = asId<'certificate'>(''), number = '' } = (await ofCourse()) ?? {};
    const codes = [];
    for (const email of [EMAIL, 'admin@globex.test', 'manager@acme.test'])
      codes.push((await (await award.tool.as(email)).call(revokeCertificate, { certificate_id: id })).code);
    expect(codes).toEqual(['forbidden', 'certificate_not_found', 'forbidden']);
    const admin = await award.tool.as('admin@acme.test');
    const revoked = (await admin.call(revokeCertificate, { certificate_id: id })).data;
    award.tool.clock.advance(1000);
    expect((await admin.call(revokeCertificate, { certificate_id: id })).data).toEqual(revoked);
    const audited = (await admin.call(listAuditEntries, {})).data.items.map(({ action }) => action);
    expect(audited).toContain('certificate.revoke');
    expect((await check(number)).data.state).toBe('revoked');
    expect((await list()).course_certificates).toEqual([]);
    expect((await learner.call(linkCertificate, { certificate_id: id })).code).toBe('certificate_not_found');
    await award.tool.app.jobs.drain();
    expect(await award.count('certificate', PERSON)).toBe(1);
  });
});

describe('the PDF of a certificate', () => {
  const open = (url: string) => award.tool.fetch(url.replace('https://tool.test', ''));

  it('the PDF opens at a signed URL for five minutes, and at no other', async () => {
    await award.completeShort(learner);
    const { id = asId<'certificate'>(''), number } = (await ofCourse()) ?? {};
    const { url, expires_at } = (await learner.call(linkCertificate, { certificate_id: id })).data;
    expect(expires_at).toBe('2026-03-02T09:05:00.000Z');
    const response = await open(url);
    expect([
      response.status,
      response.headers.get('content-type'),
      response.headers.get('cache-control'),
    ]).toEqual([200, 'application/pdf', 'no-store']);
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="certificate-${number}.pdf"`,
    );
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const later = url.replace(/until=\d+/, `until=${Date.parse(expires_at) + 60_000}`);
    const other = url.replace(id, randomUUID());
    for (const wrong of [later, other, url.slice(0, -2), `/certificates/${id}/certificate.pdf`])
      expect((await open(wrong)).status).toBe(404);
    award.tool.clock.advance(5 * 60_000);
    expect((await open(url)).status).toBe(404);
  });

  it('the PDF is complete for each of several who open it at once', async () => {
    await award.completeShort(learner);
    const { id = asId<'certificate'>('') } = (await ofCourse()) ?? {};
    const { url } = (await learner.call(linkCertificate, { certificate_id: id })).data;
    const responses = await Promise.all(Array.from({ length: 5 }, () => open(url)));
    const files = await Promise.all(responses.map((response) => response.text()));
    expect(files.map((file) => file.trimEnd().endsWith('%%EOF'))).toEqual(Array(5).fill(true));
  });

  it('only its holder gets the URL of the PDF', async () => {
    await award.completeShort(learner);
    const { id = asId<'certificate'>('') } = (await ofCourse()) ?? {};
    const other = await award.tool.as('admin@acme.test');
    expect((await other.call(linkCertificate, { certificate_id: id })).code).toBe('certificate_not_found');
    expect((await award.tool.anonymous.call(linkCertificate, { certificate_id: id })).status).toBe(401);
    expect((await learner.call(linkCertificate, { certificate_id: asId(randomUUID()) })).status).toBe(404);
  });

  it.each([
    ['a plain one', 'Inès Dahl'],
    ['of several scripts', 'Łukasz Ștefănescu Παπαδόπουλος Дмитрий Nguyễn'],
    ['of a script that Inter lacks', '王小明'],
    ['from right to left', 'ليلى حسن'],
    ['of emoji and marks', '👩🏽‍💻 Z̷͎̈a̴͖͝lgo'],
    ['none', ''],
    ['very long', 'Wolfeschlegelsteinhausenbergerdorff '.repeat(6)],
  ])('the PDF is drawn on one page for a name: %s', async (_, name) => {
    const pdf = await drawCertificate({
      kind: 'course',
      title: 'Configuration as attack surface',
      name,
      issuedAt: new Date('2026-03-02'),
      expiresAt: null,
      labs: 12,
      labsWithSolution: 11,
      number: 'BBBB-BBBB-BBBB',
      checkUrl: 'https://tool.test/certificates/BBBB-BBBB-BBBB',
      productName: 'Drawbridge',
      picture: { seed: 'c8', topic: 'A02' },
    });
    const text = pdf.toString('latin1');
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(text).toMatch(/\/FontName \/[A-Z]+\+Inter-SemiBold/);
    expect(pdf.length).toBeLessThan(120_000);
  });
});
