import {
  type AssignedPersonDetail,
  getAssignedPerson,
  issueAssignmentCertificate,
  listAssignmentCertificates,
} from '@drawbridge/contracts/company';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { documented } from '../../testing/documented.ts';
import { buildCertificate } from '../../testing/sample-awards.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { CertificateList } from './CertificateList.tsx';
import { NoPersonChosen, PersonCertificate, type PersonCertificateProps } from './PersonCertificate.tsx';
import { buildRow, PEOPLE, toAssignmentId } from './testing/sample-managed.ts';

function Scene({ handlers, ...props }: PersonCertificateProps & { handlers: Handlers }) {
  return (
    <StoryHost handlers={handlers}>
      <h1>Certificate</h1>
      <PersonCertificate {...props} />
    </StoryHost>
  );
}

const certificate = buildCertificate({ kind: 'assignment', title: 'Access control', name: 'Chidi Amadi' });
const [done] = PEOPLE;
const detail = (part: Partial<AssignedPersonDetail> = {}) => ({
  ...done,
  assignment: { id: toAssignmentId(1), name: 'Access control' },
  items: [],
  cycles: [
    {
      cycle: 2,
      starts_at: '2027-03-02T08:00:00.000Z',
      due_at: '2027-03-16T16:00:00.000Z',
      state: 'in_progress',
      is_late: false,
    },
    {
      cycle: 1,
      starts_at: '2026-03-02T08:00:00.000Z',
      due_at: '2026-03-16T16:00:00.000Z',
      state: 'finished',
      finished_at: '2026-03-18T10:00:00.000Z',
      is_late: true,
      certificate,
    },
  ],
  ...part,
});
const serve = (part?: Partial<AssignedPersonDetail>): Handlers => [
  [getAssignedPerson, () => ({ data: detail(part) })],
  [issueAssignmentCertificate, () => ({ problem: 'internal' })],
];
const unissued = { cycle: 1, starts_at: '', due_at: '2026-03-16T16:00:00.000Z', is_late: false } as const;

/** The certificate of one person of an assignment. @see COMP-58, COMP-59 */
const meta = {
  title: 'Widgets/Assignments/PersonCertificate',
  component: documented(PersonCertificate, Scene),
  render: (args) => <Scene {...args} />,
  args: {
    assignmentId: toAssignmentId(1),
    personId: done?.person_id ?? '',
    listHref: '#report',
    toCheckHref: (number) => `#check-${number}`,
    onTitle: fn(),
    handlers: serve(),
  },
  argTypes: { handlers: { table: { disable: true } } },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each repetition has its own certificate. */
export const Repeated: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Chidi Amadi')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Check it' })).toHaveAttribute(
      'href',
      `#check-${certificate.number}`,
    );
    await expect(canvas.getByText(/^A certificate exists only for finished work/)).toBeVisible();
    await expect(args.onTitle).toHaveBeenCalledWith('Chidi Amadi');
  },
};

export const NotIssued: Story = {
  args: {
    handlers: serve({
      cycles: [{ ...unissued, state: 'finished', finished_at: '2026-03-10T10:00:00.000Z' }],
    }),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Issue certificate' }));
    await within(document.body).findByText(/went wrong|try/i);
  },
};

export const Revoked: Story = {
  args: {
    handlers: serve({
      cycles: [{ ...unissued, state: 'finished', certificate: { ...certificate, state: 'revoked' } }],
    }),
  },
};
export const Missing: Story = {
  args: { handlers: [[getAssignedPerson, () => ({ problem: 'assignment_person_not_found' })]] },
};
export const Loading: Story = { args: { handlers: [[getAssignedPerson, () => 'hang']] } };
export const Problem: Story = {
  args: { handlers: [[getAssignedPerson, () => ({ problem: 'internal' })]] },
};
export const NobodyChosen: Story = {
  render: () => (
    <>
      <h1>Certificate</h1>
      <NoPersonChosen listHref="#list" toList="Assignments" />
    </>
  ),
};

const toList = (handlers: Handlers): Story => ({
  args: { handlers },
  render: (args) => (
    <StoryHost handlers={args.handlers}>
      <h1>Certificates</h1>
      <CertificateList
        assignmentId={toAssignmentId(1)}
        listHref="#list"
        reportHref="#report"
        toCertificate={(id) => `#${id}`}
        toCheckHref={(number) => `#check-${number}`}
      />
    </StoryHost>
  ),
});
const held = (items: object[]): Handlers => [
  [listAssignmentCertificates, () => ({ data: { assignment: buildRow(), items, total: items.length } })],
];
/** COMP-54: every certificate of an assignment. */
export const List: Story = {
  ...toList(held([{ person_id: done?.person_id, certificate }])),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(certificate.number)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Certificate of Chidi Amadi' })).toBeVisible();
  },
};
export const EmptyList: Story = toList(held([]));
export const LoadingList: Story = toList([[listAssignmentCertificates, () => 'hang']]);
export const ProblemOfList: Story = toList([[listAssignmentCertificates, () => ({ problem: 'internal' })]]);
