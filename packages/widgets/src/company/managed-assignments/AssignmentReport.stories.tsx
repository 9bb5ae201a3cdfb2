import {
  endExemption,
  exemptFromAssignment,
  exportAssignmentReport,
  getAssignmentReport,
} from '@drawbridge/contracts/company';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { documented } from '../../testing/documented.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { AssignmentReport, type AssignmentReportProps, WHOLE_REPORT } from './AssignmentReport.tsx';
import { buildRow, PEOPLE, toAssignmentId, toCounts } from './testing/sample-managed.ts';

function Scene({ handlers, ...props }: AssignmentReportProps & { handlers: Handlers }) {
  const [view, setView] = useState(props.view);
  return (
    <StoryHost handlers={handlers}>
      <h1>Report</h1>
      <AssignmentReport {...props} view={view} onView={setView} />
    </StoryHost>
  );
}

const counts = toCounts({ finished: 1, in_progress: 1, exempt: 1, overdue: 1 });
const serve = (people = PEOPLE): Handlers => [
  [
    getAssignmentReport,
    ({ state, text }) => {
      const items = people.filter(
        (one) =>
          (state === undefined || one.state === state) &&
          (typeof text !== 'string' || one.name.toLowerCase().includes(text.toLowerCase())),
      );
      const shown = people.length === 0 ? toCounts() : counts;
      return {
        data: {
          assignment: buildRow(),
          items,
          total: items.length,
          counts: shown,
          now: '2026-03-20T09:00:00.000Z',
        },
      };
    },
  ],
  [exemptFromAssignment, () => ({ data: {} })],
  [endExemption, () => ({ data: {} })],
  [
    exportAssignmentReport,
    () => ({ data: { file_name: 'assignment.csv', csv: 'name\r\n', people: 4, is_complete: true } }),
  ],
];

/** How the people of one assignment are doing. @see COMP-55 */
const meta = {
  title: 'Widgets/Assignments/AssignmentReport',
  component: documented(AssignmentReport, Scene),
  render: (args) => <Scene {...args} />,
  args: {
    assignmentId: toAssignmentId(1),
    view: WHOLE_REPORT,
    onView: fn(),
    listHref: '#list',
    toCertificate: (id) => `#certificate-${id}`,
    toEdit: ({ type, id }) => `#edit-${type}-${id}`,
    certificatesHref: '#certificates',
    handlers: serve(),
  },
  argTypes: { handlers: { table: { disable: true } } },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The states add up to everybody. */
export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/^4 people/);
    await expect(canvas.getByText('Everybody')).toBeVisible();
    await expect(canvas.getByText('Exempt: On parental leave until June')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Certificate of Chidi Amadi' })).toHaveAttribute(
      'href',
      `#certificate-${PEOPLE[0]?.person_id}`,
    );
  },
};

export const Filtered: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/^4 people/);
    await userEvent.selectOptions(canvas.getByLabelText('State'), 'Overdue');
    await canvas.findByText(/^1 person/);
    await userEvent.selectOptions(canvas.getByLabelText('State'), 'Closed');
    await canvas.findByText('Nobody matches');
  },
};

export const Exempted: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Mika Berg' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Exempt' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Exempt Mika Berg' }));
    await expect(dialog.getByRole('button', { name: 'Exempt' })).toBeDisabled();
    await userEvent.type(dialog.getByLabelText('Reason'), 'Wrote the course');
    await userEvent.click(dialog.getByRole('button', { name: 'Exempt' }));
    await within(document.body).findByText('The exemption was saved.');
  },
};

export const ExemptionEnded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'End exemption' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'End exemption' }));
    await within(document.body).findByText('The exemption has ended.');
  },
};

export const Exported: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Export as CSV' }));
    await within(document.body).findByText('4 rows were exported.');
  },
};

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 343 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('list', { name: 'People' });
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

export const Empty: Story = { args: { handlers: serve([]) } };
export const Loading: Story = { args: { handlers: [[getAssignmentReport, () => 'hang']] } };
export const Denied: Story = {
  args: { handlers: [[getAssignmentReport, () => ({ problem: 'forbidden' })]] },
};
export const NotFound: Story = {
  args: { handlers: [[getAssignmentReport, () => ({ problem: 'assignment_not_found' })]] },
};
export const Problem: Story = {
  args: { handlers: [[getAssignmentReport, () => ({ problem: 'internal' })]] },
};
