import { returnContent } from '@drawbridge/contracts/integration';
import { filterCourses, getCourse } from '@drawbridge/contracts/learning';
import { listLabs } from '@drawbridge/contracts/practice';
import { buildLabCard } from '@drawbridge/lab-workspace/testing/lab-data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { documented } from '../../testing/documented.ts';
import { ContentPicker } from './ContentPicker.tsx';
import {
  box,
  COURSE,
  EVERYTHING,
  fifty,
  keepForms,
  LAB,
  ONE,
  Scene,
  type SceneProps,
  withAnswers,
} from './testing/picker-scene.tsx';

/** Where an instructor picks labs and courses for the platform. @see LTI-18 */
const meta = {
  title: 'Widgets/ContentPicker',
  argTypes: { handlers: { table: { disable: true } } },
  component: documented(ContentPicker, Scene),
  render: (args) => <Scene {...args} />,
  args: { takes: EVERYTHING } as SceneProps,
  parameters: { layout: 'fullscreen' },
  beforeEach: keepForms,
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await box(canvas, LAB);
    await expect(canvas.getByText('Nothing selected')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add to Harbor LMS' })).toBeDisabled();
  },
};

/** Several, in an order that is changed, with points and a due date. */
export const Several: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await box(canvas, LAB));
    await userEvent.click(await box(canvas, COURSE));
    const tray = within(canvas.getByRole('complementary', { name: 'Selected' }));
    await expect(canvas.getByText('2 selected')).toBeVisible();

    // By keyboard; the focus stays with what was moved.
    const up = tray.getByRole('button', { name: `Move ${COURSE} up` });
    up.focus();
    await userEvent.keyboard('{Enter}');
    await tray.findByText(`${COURSE} is now number 1 of 2`);
    await expect(tray.getByRole('button', { name: `Move ${COURSE} up` })).toHaveFocus();
    const titles = tray.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
    await expect(titles).toEqual([COURSE, LAB]);

    await userEvent.click(tray.getByText(LAB, { selector: 'summary *' }));
    const item = within(tray.getAllByRole('listitem')[1] as HTMLElement);
    const title = await item.findByLabelText('Title in the course');
    await userEvent.clear(title);
    await expect(item.getByText(`Leave it empty for “${LAB}”.`)).toBeVisible();
    await userEvent.type(title, 'Week 3');
    await userEvent.clear(item.getByLabelText('Points'));
    await userEvent.type(item.getByLabelText('Points'), '20');
    await userEvent.type(item.getByLabelText('Due date'), '2026-12-04T12:00');
    await userEvent.click(item.getByRole('radio', { name: 'In a new window' }));
    await expect(item.getByText(/^20 points · due /)).toBeVisible();
    await expect(item.getByText(/^Dates are in your time zone, ./)).toBeVisible();

    await userEvent.dblClick(canvas.getByRole('button', { name: 'Add to Harbor LMS' }));
    await canvas.findByText('Going back to Harbor LMS…');
    await waitFor(() => expect(HTMLFormElement.prototype.submit).toHaveBeenCalledOnce());
    const form = canvasElement.querySelector('form');
    await expect([form?.method, form?.target, form?.getAttribute('action')]).toEqual([
      'post',
      '_self',
      '/lti/content',
    ]);
    await expect(new FormData(form as HTMLFormElement).get('jwt')).toBe('a.b.c');
  },
};

/** Two presses: choose, add. */
export const OneItem: Story = {
  args: { takes: ONE },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await box(canvas, LAB));
    await userEvent.click(await box(canvas, 'Signed in as no one'));
    await expect(await box(canvas, LAB)).not.toBeChecked();
    await expect(canvas.getByText('1 selected')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Move / })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Harbor LMS' }));
    await waitFor(() => expect(HTMLFormElement.prototype.submit).toHaveBeenCalledOnce());
  },
};

/** A platform that takes no grades, and opens links in its page only. */
export const NoGrades: Story = {
  args: { takes: { ...EVERYTHING, accept_lineitem: false, targets: ['iframe'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await box(canvas, LAB));
    await userEvent.click(canvas.getByText('Settings'));
    await expect(await canvas.findByLabelText('Title in the course')).toBeVisible();
    await expect(canvas.queryByRole('checkbox', { name: /^Graded/ })).toBeNull();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

/** A platform that takes neither dates nor a window from a tool: the page says where they are set. */
export const DatesElsewhere: Story = {
  args: { takes: { ...EVERYTHING, targets: ['iframe'], keeps_dates: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await box(canvas, LAB));
    await userEvent.click(canvas.getByText('Settings'));
    await canvas.findByText(/^Dates, and whether it opens in a new window, are set in Harbor LMS/);
    await expect(canvas.queryByLabelText('Due date')).toBeNull();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

/** A wrong setting is said at its field, which is opened and gets the focus. */
export const WrongSettings: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await box(canvas, LAB));
    await userEvent.click(canvas.getByText('Settings'));
    const points = await canvas.findByLabelText('Points');
    await userEvent.clear(points);
    await userEvent.type(points, '0');
    await userEvent.click(canvas.getByText('Settings'));
    await waitFor(() => expect(canvas.queryByLabelText('Points')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Harbor LMS' }));
    await canvas.findByText('Value must be between 1 and 10000');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Some settings need to be changed.');
    const opened = canvas.getByLabelText('Points');
    await waitFor(() => expect(opened).toHaveFocus());
    await userEvent.clear(opened);
    await userEvent.type(opened, '5');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const RefusedByServer: Story = {
  args: {
    handlers: withAnswers([
      returnContent,
      () => ({ problem: 'bad_input', errors: { 'items.0.text': 'The maximum is 2000 characters' } }),
    ]),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await box(canvas, LAB));
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Harbor LMS' }));
    await canvas.findByText('The maximum is 2000 characters');
    await expect(canvas.getByLabelText('Description in the course')).toBeInvalid();
  },
};

/** Everything is kept, and the button is there again. */
export const NetworkFails: Story = {
  args: { handlers: withAnswers([returnContent, () => 'offline']) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await box(canvas, LAB));
    const add = canvas.getByRole('button', { name: 'Add to Harbor LMS' });
    await userEvent.click(add);
    await canvas.findByText('The connection failed. Your selection is kept: try again.');
    await expect(await box(canvas, LAB)).toBeChecked();
    await expect(add).toBeEnabled();
    await expect(HTMLFormElement.prototype.submit).not.toHaveBeenCalled();
  },
};

/** The page around it says how to go on. */
export const SessionEnded: Story = {
  args: { handlers: withAnswers([returnContent, () => ({ problem: 'not_signed_in' })]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await box(canvas, LAB));
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Harbor LMS' }));
    await canvas.findByText('Your session has ended. Nothing was added.');
    await expect(canvas.queryByText(/sign in|is kept/)).toBeNull();
  },
};

export const Cancel: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await box(canvas, LAB));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Stay here' }));
    await expect(canvas.getByText('1 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(HTMLFormElement.prototype.submit).toHaveBeenCalledOnce());
  },
};

/** A lab is tried in the place of the picker, which is as it was afterwards. */
export const TryLab: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await box(canvas, COURSE));
    await userEvent.click(canvas.getByRole('button', { name: `Preview ${LAB}` }));
    const dialog = within(await canvas.findByRole('dialog', { name: LAB }));
    // The dialog fades in, and the picker is shown again after the lab is gone.
    await waitFor(() => expect(dialog.getByText('Insecure direct object reference')).toBeVisible());
    await waitFor(() => expect(dialog.getByText('Look around')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Try it' }));
    await canvas.findByText('The lab l1-someone-elses-invoice');
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the lab' }));
    await waitFor(() => expect(canvas.getByText('1 selected')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: `Preview ${LAB}` })).toHaveFocus());
  },
};

export const PreviewCourse: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: `Preview ${COURSE}` }));
    const dialog = within(await canvas.findByRole('dialog', { name: COURSE }));
    await dialog.findByText('Where text turns into code');
    await userEvent.click(dialog.getByRole('button', { name: 'Choose' }));
    await expect(await box(canvas, COURSE)).toBeChecked();
  },
};

export const PreviewFails: Story = {
  args: { handlers: withAnswers([getCourse, () => 'offline']) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: `Preview ${COURSE}` }));
    await canvas.findByText('The contents could not be loaded');
  },
};

export const Filtered: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await box(canvas, LAB);
    await userEvent.click(canvas.getByRole('button', { name: 'Challenges' }));
    await expect(canvas.queryByRole('checkbox', { name: LAB })).toBeNull();
    await userEvent.selectOptions(canvas.getByLabelText('Topic'), 'Build and deployment');
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.type(canvas.getByRole('searchbox'), 'nowhere');
    await canvas.findByText('Nothing matches these filters');
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement);
    await box(canvas, LAB);
  },
};

export const Full: Story = {
  args: {
    chosen: 50,
    handlers: withAnswers(
      [
        listLabs,
        () => ({ data: { items: fifty.map(({ id, title }) => buildLabCard({ lab_id: id, title })) } }),
      ],
      [filterCourses, () => ({ data: { items: [] } })],
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('You can add at most 50 at once.');
    await expect(await box(canvas, 'Lab 50')).toBeDisabled();
  },
};

/** A phone's frame: what was chosen opens over the list. */
export const Phone: Story = {
  args: { width: 374, height: 571, platform: 'Rechtsschutzversicherungsgesellschaften-Lernplattform Süd' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await box(canvas, LAB));
    await userEvent.click(canvas.getByRole('button', { name: 'Edit the selection' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Selected' }));
    await userEvent.click(dialog.getByText('Settings'));
    await userEvent.clear(await dialog.findByLabelText('Points'));
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Add to/ }));
    await within(await canvas.findByRole('dialog', { name: 'Selected' })).findByText(
      'Value must be between 1 and 10000',
    );
  },
};

export const PhoneList: Story = {
  args: { width: 374, height: 571 },
  play: async ({ canvasElement }) => {
    await box(within(canvasElement), LAB);
  },
};

export const NotRequested: Story = { args: { takes: undefined } };
export const Empty: Story = {
  args: {
    handlers: withAnswers(
      [listLabs, () => ({ data: { items: [] } })],
      [filterCourses, () => ({ data: { items: [] } })],
    ),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('There is nothing to add yet');
  },
};
export const Loading: Story = {
  args: { handlers: withAnswers([listLabs, () => 'hang'], [filterCourses, () => 'hang']) },
};
/** The courses can be added although the labs could not be loaded. */
export const LabsFail: Story = {
  args: { handlers: withAnswers([listLabs, () => ({ problem: 'internal' })]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await box(canvas, COURSE);
    await canvas.findByText('The labs could not be loaded');
  },
};
export const AllFails: Story = {
  args: { handlers: withAnswers([listLabs, () => 'offline'], [filterCourses, () => 'offline']) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('The labs could not be loaded');
    await canvas.findByText('The courses could not be loaded');
  },
};
