import { asId } from '@drawbridge/contracts';
import {
  type CertificationRequirement,
  linkCertificate,
  listCertifications,
} from '@drawbridge/contracts/recognition';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildCertificate, buildCertification } from '../../testing/sample-awards.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { CertificationList, ConnectedCertificationList } from './CertificationList.tsx';

const done = buildCertification().requirements.map((one) => ({
  ...one,
  state: 'completed' as const,
  progress: 100,
}));
const held = buildCertification({
  id: asId('configuration-and-delivery'),
  title: 'Configuration and delivery',
  owasp: 'A02:2025',
  months_valid: null,
  state: 'held',
  requirements: done,
  certificate: buildCertificate({ kind: 'certification', title: 'Configuration and delivery' }),
});
const expired = buildCertification({
  id: asId('browser'),
  title: 'The hostile browser',
  state: 'expired',
  requirements: done.map((one) =>
    one.kind === 'course' ? one : { ...one, state: 'not_started' as const, progress: 0 },
  ),
  renewal: { from: '2025-12-02T09:00:00.000Z' },
  certificate: buildCertificate({
    state: 'expired',
    issued_at: '2024-03-02T09:00:00.000Z',
    expires_at: '2026-03-02T09:00:00.000Z',
  }),
});
const offered = buildCertification({
  id: asId('offered'),
  title: 'Cloud guardrails',
  state: 'offered',
  requirements: done.map((one) => ({ ...one, state: 'not_started' as const, progress: 0 })),
});

/** What is offered, held and in progress, from data alone. @see NAV-24 */
const meta = {
  title: 'Widgets/Certifications/CertificationList',
  component: CertificationList,
  args: {
    content: {
      state: 'ready',
      value: {
        certifications: [buildCertification(), held, expired, offered],
        course_certificates: [buildCertificate({ id: asId('00000000-0000-4000-8000-000000000002') })],
      },
    },
    onRetry: fn(),
    onDownload: fn(),
    toHref: ({ kind, id }) => `#${kind}-${id}`,
  },
} satisfies Meta<typeof CertificationList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    for (const word of ['In progress', 'Held', 'Expired', 'Offered'])
      await expect(canvas.getByText(word)).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Download certificate: Configuration and delivery' }),
    );
    await expect(args.onDownload).toHaveBeenCalledWith(held.certificate?.id);
    const [lists] = canvas.getAllByRole('list', { name: 'What it requires' });
    await expect(
      within(lists as HTMLElement).getByRole('link', { name: 'A nonce that stays' }),
    ).toHaveAttribute('href', '#challenge-csp');
  },
};
/** Only a certification that ends soon, or has ended, says how it is renewed. */
export const Renewal: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const texts = canvas.getAllByText(/^To renew it, start each lab again and pass it\./);
    await expect(texts).toHaveLength(1);
    await expect(texts[0]?.closest('article')).toHaveTextContent('The hostile browser');
    await expect(texts[0]).toHaveTextContent('Attempts since Dec 2, 2025 count.');
  },
};
/** A revoked certificate is told, and not handed out. */
export const Revoked: Story = {
  args: {
    content: {
      state: 'ready',
      value: {
        certifications: [{ ...held, state: 'revoked', certificate: buildCertificate({ state: 'revoked' }) }],
        course_certificates: [],
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Revoked')).toBeVisible();
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
export const DownloadOnItsWay: Story = { args: { loadingId: held.certificate?.id } };
export const LongWords: Story = {
  args: {
    content: {
      state: 'ready',
      value: {
        certifications: [
          { ...held, title: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung' },
        ],
        course_certificates: [
          buildCertificate({ title: 'Rechtsschutzversicherungsgesellschaftenverordnungsentwurf und mehr' }),
        ],
      },
    },
  },
};
export const Nothing: Story = {
  args: { content: { state: 'ready', value: { certifications: [], course_certificates: [] } } },
};
const labOf = (fields: Partial<CertificationRequirement>): CertificationRequirement => ({
  kind: 'lab',
  id: 'l6',
  title: 'Downloads outside the folder',
  state: 'in_progress',
  progress: 0,
  ...fields,
});
/** A lab whose solution was opened before a pass says from when on an attempt counts. */
export const CountsFrom: Story = {
  args: {
    content: {
      state: 'ready',
      value: {
        certifications: [
          buildCertification({
            requirements: [
              labOf({ id: 'l1', counts_from: '2999-12-05T09:00:00.000Z', passed_with_solution: true }),
              labOf({ id: 'l2', counts_from: '2020-12-05T09:00:00.000Z', passed_with_solution: true }),
              labOf({ id: 'l3', counts_from: '2999-12-05T09:00:00.000Z', passed_with_solution: false }),
              labOf({ id: 'l4' }),
            ],
          }),
        ],
        course_certificates: [],
      },
    },
  },
  play: async ({ canvasElement }) => {
    const [before, after, opened, other] = await within(canvasElement)
      .findAllByRole('listitem')
      .then((items) => items.slice(1));
    await expect(before).toHaveTextContent(
      /Passed with the solution open. To count it, start a new attempt from December 5.* and pass it on your own./,
    );
    await expect(after).toHaveTextContent(
      'Passed with the solution open. To count it, start a new attempt now and pass it on your own.',
    );
    await expect(opened).toHaveTextContent(/Its solution was opened before the lab was passed. To count it/);
    await expect(other).not.toHaveTextContent(/To count it/);
  },
};
export const Loading: Story = { args: { content: { state: 'loading' } } };
export const Problem: Story = {
  args: {
    content: { state: 'problem', problem: { message: 'They are being counted.', incident: '3f1c2a' } },
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

const CONNECTED: Handlers = [
  [listCertifications, () => ({ data: { certifications: [held], course_certificates: [] } })],
  [linkCertificate, () => ({ problem: 'certificate_not_found' })],
];
/** With its data; a file that cannot be made is told. */
export const Connected: Story = {
  render: ({ toHref }) => (
    <StoryHost handlers={CONNECTED}>
      <ConnectedCertificationList toHref={toHref} />
    </StoryHost>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Download/ }));
    await within(document.body).findByText('There is no such certificate.');
  },
};
