import { asId } from '@drawbridge/contracts';
import { linkCertificate, listCertifications } from '@drawbridge/contracts/recognition';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildCertificate, buildCertification } from '../../testing/sample-awards.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { CertificateList, ConnectedCertificateList } from './CertificateList.tsx';

const certificateId = (nth: number) => asId<'certificate'>(`00000000-0000-4000-8000-00000000000${nth}`);
const held = buildCertification({
  state: 'held',
  certificate: buildCertificate({
    id: certificateId(3),
    kind: 'certification',
    title: 'Secure web developer',
    issued_at: '2026-04-02T09:00:00.000Z',
    expires_at: '2028-04-02T09:00:00.000Z',
  }),
});
const content = { certifications: [held], course_certificates: [buildCertificate()] };

/** The certificates that a learner holds, from data alone. @see PROF-10, NAV-24 */
const meta = {
  title: 'Widgets/Certifications/CertificateList',
  component: CertificateList,
  args: { content: { state: 'ready', value: content }, onRetry: fn(), onDownload: fn() },
  decorators: [
    (Story) => (
      <section>
        <h2>Certificates</h2>
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof CertificateList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const titles = (await canvas.findAllByRole('heading', { level: 3 })).map((title) => title.textContent);
    // The latest first, whichever kind it is.
    await expect(titles).toEqual(['Secure web developer', 'Injection at the boundary']);
    await userEvent.click(canvas.getByRole('button', { name: 'Download certificate: Secure web developer' }));
    await expect(args.onDownload).toHaveBeenCalledWith(certificateId(3));
  },
};
/** A certificate tells how many labs were passed with the solution open, and nothing where none was. */
export const WithSolution: Story = {
  args: {
    content: {
      state: 'ready',
      value: {
        certifications: [],
        course_certificates: [
          buildCertificate({ id: certificateId(4), labs: 5, labs_with_solution: 2 }),
          buildCertificate({
            id: certificateId(5),
            title: 'Configuration as attack surface, in containers and everywhere else',
            labs: 5,
            labs_with_solution: 1,
          }),
          buildCertificate({
            id: certificateId(6),
            title: 'Who may do what',
            labs: 1,
            labs_with_solution: 1,
          }),
          buildCertificate({ id: certificateId(7), title: 'Own work' }),
        ],
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('2 of its 5 labs were passed with the solution open.');
    await expect(canvas.getByText('1 of its 5 labs was passed with the solution open.')).toBeVisible();
    await expect(canvas.getByText('Its lab was passed with the solution open.')).toBeVisible();
    await expect(canvas.getAllByText(/with the solution open/)).toHaveLength(3);
  },
};
/** One that expired is still a file; one that was revoked is not handed out. */
export const ExpiredAndRevoked: Story = {
  args: {
    content: {
      state: 'ready',
      value: {
        certifications: [],
        course_certificates: [
          buildCertificate({
            id: certificateId(4),
            state: 'expired',
            expires_at: '2026-03-03T09:00:00.000Z',
          }),
          buildCertificate({ id: certificateId(5), title: 'Taken back', state: 'revoked' }),
        ],
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Expired')).toBeVisible();
    await expect(canvas.queryByText('Taken back')).toBeNull();
  },
};
export const Nothing: Story = {
  args: {
    content: { state: 'ready', value: { certifications: [buildCertification()], course_certificates: [] } },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No certificate yet')).toBeVisible();
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
  [listCertifications, () => ({ data: content })],
  [linkCertificate, () => ({ problem: 'certificate_not_found' })],
];
/** With its data; a file that cannot be made is told. */
export const Connected: Story = {
  render: () => (
    <StoryHost handlers={CONNECTED}>
      <ConnectedCertificateList />
    </StoryHost>
  ),
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('button', { name: /^Download/ });
    await userEvent.click(first as HTMLElement);
    await within(document.body).findByText('There is no such certificate.');
  },
};
