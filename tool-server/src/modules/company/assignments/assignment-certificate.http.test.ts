import {
  checkCertificate,
  linkCertificate,
  listCertifications,
  revokeCertificate,
} from '@drawbridge/contracts/recognition';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createAssignmentCalls } from '../../../../test/fixtures/company/assignment-calls.ts';
import {
  type AssignmentTool,
  createAssignmentTool,
  DAY_MS,
} from '../../../../test/fixtures/company/assignment-tool.ts';
import { LONG, SHORT } from '../../../../test/fixtures/recognition/award-tool.ts';

let given: AssignmentTool;
beforeEach(async () => {
  await given?.tool.close();
  given = await createAssignmentTool();
});
afterAll(() => given.tool.close());

const { read, claim } = createAssignmentCalls(() => given);

describe('COMP-59, COMP-60 the certificate', () => {
  it('exists only for finished work', async () => {
    const id = await given.assign();
    await given.enroll(given.member, SHORT);
    await given.mark(given.member, SHORT, 'short-1');
    const refused = await claim(id);
    expect([refused.status, refused.code]).toEqual([409, 'assignment_not_finished']);
    expect((await read(id)).certificate).toBeUndefined();
  });
  it('names person, assignment, date and a number that anybody can check; two at once get the same one', async () => {
    const id = await given.assign();
    await given.completeShort(given.member);
    const finishedAt = given.tool.clock.now().toISOString();
    await given.pass(DAY_MS);
    const [one, other] = await Promise.all([claim(id), claim(id)]);
    expect(other.data).toEqual(one.data);
    expect(one.data).toMatchObject({
      kind: 'assignment',
      subject_id: id,
      title: 'Read the short course',
      name: 'Mika Berg',
      issued_at: finishedAt,
      state: 'valid',
    });
    expect((await claim(id)).data).toEqual(one.data);
    expect((await read(id)).certificate).toEqual(one.data);
    const { data } = await given.tool.anonymous.call(checkCertificate, { number: one.data.number });
    expect(data).toMatchObject({ name: 'Mika Berg', kind: 'assignment', state: 'valid' });
    const { url } = (await given.member.call(linkCertificate, { certificate_id: one.data.id })).data;
    const file = await given.tool.fetch(new URL(url).pathname + new URL(url).search);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const { course_certificates } = (await given.member.call(listCertifications, {})).data;
    expect(course_certificates.map(({ kind }) => kind)).toEqual(['course']);
  });
  it('stays when work is added later; a revoked one is not given again', async () => {
    const id = await given.assign();
    await given.completeShort(given.member);
    const { data } = await claim(id);
    await given.tool.database.query({
      name: 'add_item',
      text: `insert into assignment_item values ($1::uuid, 'course', $2, 2)`,
      values: [id, LONG],
    });
    expect((await read(id)).state).toBe('in_progress');
    expect((await claim(id)).data).toEqual(data);
    const admin = await given.tool.as('admin@acme.test');
    await admin.call(revokeCertificate, { certificate_id: data.id });
    const refused = await claim(id);
    expect([refused.status, refused.code]).toEqual([404, 'certificate_not_found']);
    expect((await read(id)).certificate?.state).toBe('revoked');
  });
  it("somebody else's cannot be fetched by its id", async () => {
    const id = await given.assign();
    await given.completeShort(given.member);
    const { data } = await claim(id);
    const other = await given.tool.as('champion@acme.test');
    expect((await other.call(linkCertificate, { certificate_id: data.id })).code).toBe(
      'certificate_not_found',
    );
  });
});
