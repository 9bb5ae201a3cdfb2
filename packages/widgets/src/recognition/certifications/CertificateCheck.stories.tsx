import { type CheckedCertificate, checkCertificate } from '@drawbridge/contracts/recognition';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { documented } from '../../testing/documented.ts';
import { buildCertificate } from '../../testing/sample-awards.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { CertificateCheck, type CertificateCheckProps } from './CertificateCheck.tsx';

function Scene({ handlers, ...props }: CertificateCheckProps & { handlers: Handlers }) {
  return (
    <StoryHost handlers={handlers}>
      <h1>Check a certificate</h1>
      <CertificateCheck {...props} />
    </StoryHost>
  );
}
const { number } = buildCertificate();
const withCertificate = (overrides: Partial<CheckedCertificate> = {}): Handlers => [
  [checkCertificate, () => ({ data: { ...buildCertificate(), ...overrides } })],
];

/** Whether a certificate is valid, by its number. @see SVC-14 */
const meta = {
  title: 'Widgets/Certifications/CertificateCheck',
  component: documented(CertificateCheck, Scene),
  render: (args) => <Scene {...args} />,
  args: { number, onNumber: fn(), handlers: withCertificate() },
  argTypes: { handlers: { table: { disable: true } } },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Valid: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: 'This certificate is valid' });
    await expect(canvas.getByText('Rosa Oduya')).toBeVisible();
  },
};
/** Some labs of the course were passed with their solution open. */
export const WithSolution: Story = {
  args: { handlers: withCertificate({ labs: 5, labs_with_solution: 2 }) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('2 of its 5 labs were passed with the solution open.');
  },
};
export const Expired: Story = {
  args: { handlers: withCertificate({ state: 'expired', expires_at: '2026-04-02T09:00:00.000Z' }) },
};
export const Revoked: Story = { args: { handlers: withCertificate({ state: 'revoked' }) } };
export const WithoutName: Story = {
  args: { handlers: withCertificate({ name: '', kind: 'certification' }) },
};
/** Nothing is asked for yet; an empty field is not sent. */
export const Empty: Story = {
  args: { number: undefined },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Check' }));
    await expect(canvas.getByText('Enter a check number.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Check number' }), ' b7km 9qxr{Enter}');
    await expect(args.onNumber).toHaveBeenCalledOnce();
    await expect(args.onNumber).toHaveBeenCalledWith('b7km 9qxr');
  },
};
export const Unknown: Story = {
  args: { handlers: [[checkCertificate, () => ({ problem: 'certificate_not_found' })]] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('There is no certificate with this number');
  },
};
export const TooManyTries: Story = {
  args: { handlers: [[checkCertificate, () => ({ problem: 'too_many_tries', retryAfterSeconds: 30 })]] },
};
export const Loading: Story = { args: { handlers: [[checkCertificate, () => 'hang']] } };
