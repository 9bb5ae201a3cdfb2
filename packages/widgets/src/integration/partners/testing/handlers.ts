import { asId } from '@drawbridge/contracts';
import {
  addPartner,
  addPartnerSecret,
  changePartner,
  deletePartner,
  listPartners,
  type Partner,
  revokePartnerSecret,
} from '@drawbridge/contracts/integration';
import { filterCourses } from '@drawbridge/contracts/learning';
import { listLabs } from '@drawbridge/contracts/practice';
import { buildCourse, buildPartner } from '@drawbridge/contracts/testing';
import type { Handlers } from '../../../testing/story-host.tsx';

export const SECRET = `dbsk_${'s3cr'.repeat(10)}abc`;

const toSecretId = (number: number) => asId<'secret key'>(`7b1d9a52-7b0e-4c39-8a55-00000000000${number}`);

export const PARTNER = buildPartner();

export const PARTNERS: Partner[] = [
  PARTNER,
  buildPartner({
    id: asId('7a1d9a52-7b0e-4c39-8a55-000000000002'),
    name: 'Rechtsschutzversicherungsgesellschaftenlernplattform der Grundstücksverkehrsgenehmigung',
    allowed_origins: ['https://www.a.example', 'https://b.example', 'https://c.example:8443'],
    secrets: [],
  }),
];

/** A server that keeps what is changed. */
export function serve(items: readonly Partner[] = PARTNERS, change: Handlers = []): Handlers {
  let partners = [...items];
  const find = (id: unknown) => partners.find((partner) => partner.id === id) ?? PARTNER;
  function put(next: Partner): { partner: Partner } {
    partners = [...partners.filter(({ id }) => id !== next.id), next];
    return { partner: next };
  }
  return [
    ...change,
    [listPartners, () => ({ data: { items: partners } })],
    [
      addPartner,
      ({ name, allowed_origins }) => ({
        data: {
          ...put(
            buildPartner({
              id: asId('7a1d9a52-7b0e-4c39-8a55-000000000009'),
              name: String(name),
              allowed_origins: allowed_origins as string[],
            }),
          ),
          secret: SECRET,
        },
      }),
    ],
    [
      changePartner,
      ({ id, name, allowed_origins }) => ({
        data: put({
          ...find(id),
          name: String(name),
          allowed_origins: allowed_origins as string[],
          revision: 'r2',
        }),
      }),
    ],
    [
      addPartnerSecret,
      ({ id }) => {
        const partner = find(id);
        const made = {
          id: toSecretId(2),
          ending: SECRET.slice(-4),
          created_at: '2026-03-10T09:00:00.000Z',
          last_used_at: null,
        };
        return { data: { ...put({ ...partner, secrets: [...partner.secrets, made] }), secret: SECRET } };
      },
    ],
    [
      revokePartnerSecret,
      ({ id, secret_id }) => {
        const partner = find(id);
        const secrets = partner.secrets.filter((secret) => secret.id !== secret_id);
        return { data: put({ ...partner, secrets }) };
      },
    ],
    [
      deletePartner,
      ({ id }) => {
        partners = partners.filter((partner) => partner.id !== id);
        return { data: {} };
      },
    ],
    [filterCourses, () => ({ data: { items: [buildCourse()] } })],
    [listLabs, () => ({ data: { items: [] } })],
  ];
}
