import { asId } from '@drawbridge/contracts';
import type { Certificate } from '@drawbridge/contracts/recognition';
import { expect, it } from 'vitest';
import { toLinkedInHref } from './linkedin-href.ts';

const certificate: Certificate = {
  id: asId('7d1f0000-0000-4000-8000-000000000001'),
  kind: 'course',
  subject_id: 'c2',
  title: 'Injection & more',
  name: 'Ada Moreau',
  number: 'ABCD-EFGH-JKLM',
  issued_at: '2026-12-31T23:30:00.000Z',
  state: 'valid',
  check_url: 'https://drawbridge.test/certificates/ABCD-EFGH-JKLM',
};
const read = (given: Certificate) =>
  Object.fromEntries(new URL(toLinkedInHref(given, 'Drawbridge')).searchParams);

it('a certificate fills in the fields that LinkedIn documents, with its month in UTC', () => {
  expect(toLinkedInHref(certificate, 'Drawbridge')).toMatch(/^https:\/\/www\.linkedin\.com\/profile\/add\?/);
  expect(read(certificate)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'Injection & more',
    organizationName: 'Drawbridge',
    issueYear: '2026',
    issueMonth: '12',
    certUrl: 'https://drawbridge.test/certificates/ABCD-EFGH-JKLM',
    certId: 'ABCD-EFGH-JKLM',
  });
});

it('a certificate that expires says when', () => {
  expect(read({ ...certificate, expires_at: '2029-01-01T00:00:00.000Z' })).toMatchObject({
    expirationYear: '2029',
    expirationMonth: '1',
  });
});
