import { filterCourses, getCourse } from '@drawbridge/contracts/learning';
import { listLabs } from '@drawbridge/contracts/practice';
import { buildLabCard } from '@drawbridge/lab-workspace/testing/lab-data';
import { iconDashboard, iconLab, iconMoon } from '@drawbridge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DrawbridgeProvider } from '../../provider/index.ts';
import { buildSampleCourse } from '../../testing/sample-course.ts';
import { createStoryHost, type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { Palette } from './Palette.tsx';

const course = buildSampleCourse();
const lab = buildLabCard();
const challenge = buildLabCard({
  lab_id: 'zip-slip',
  title: 'A page that climbs out of its folder',
  type: 'challenge',
  weaknesses: [{ id: 'CWE-22', name: 'Path traversal' }],
  topics: ['Files'],
  search_words: 'directory traversal, archive',
});
const known: Handlers = [
  [listLabs, () => ({ data: { items: [lab, challenge] } })],
  [filterCourses, () => ({ data: { items: [course] } })],
  [getCourse, () => ({ data: { is_enrolled: true, course } })],
];
const openDashboard = fn();

/** Ctrl K: everything the learner may open, found by typing. */
const meta = {
  title: 'Widgets/Palette',
  component: Palette,
  args: {
    onClose: fn(),
    onOpenLab: fn(),
    onOpenCourse: fn(),
    onOpenItem: fn(),
    commands: [
      { id: 'dashboard', label: 'Dashboard', group: 'Pages', icon: iconDashboard, onSelect: openDashboard },
      { id: 'labs', label: 'Labs', group: 'Pages', icon: iconLab, onSelect: fn() },
      { id: 'theme', label: 'Dark Mode', group: 'Actions', icon: iconMoon, onSelect: fn() },
    ],
  },
  argTypes: { commands: { control: false } },
  // An open dialog would cover the docs page.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof Palette>;
export default meta;
type Story = StoryObj<typeof meta>;

const withHandlers = (handlers: Handlers): Story => ({
  render: (args) => (
    <StoryHost handlers={handlers}>
      <Palette {...args} />
    </StoryHost>
  ),
});

/** The first entry leads to where the learner left off. */
export const Open: Story = {
  ...withHandlers(known),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('option', { name: /^Continue: How a query breaks/, selected: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenItem).toHaveBeenCalledWith(
      course._key,
      'boundaries',
      expect.objectContaining({ _key: 'second' }),
    );
  },
};

/** By the field's words, which are not in the title. */
export const ByWord: Story = {
  ...withHandlers(known),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('option', { name: /^Continue/ });
    await userEvent.type(canvas.getByRole('combobox', { name: 'Search' }), 'idor');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenLab).toHaveBeenCalledWith(expect.objectContaining({ lab_id: lab.lab_id }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const ByCweNumber: Story = {
  ...withHandlers(known),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('option', { name: /^Continue/ });
    await userEvent.type(canvas.getByRole('combobox', { name: 'Search' }), 'cwe-22');
    await waitFor(() => expect(canvas.getByRole('option')).toHaveTextContent(/climbs.*Challenge/));
  },
};

export const NothingFound: Story = {
  ...withHandlers(known),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('option', { name: /^Continue/ });
    await userEvent.type(canvas.getByRole('combobox', { name: 'Search' }), 'qqq');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Nothing found/));
  },
};

/** Pages and actions do not wait for what is fetched, and what was typed meanwhile stays. */
export const Loading: Story = {
  ...withHandlers([[listLabs, () => 'hang'], ...known.slice(1)]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading labs and courses');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Search' }), 'dash{Enter}');
    await expect(openDashboard).toHaveBeenCalled();
  },
};

const failing = createStoryHost([[listLabs, () => ({ problem: 'unavailable' })], ...known.slice(1)]);

/** Without labs and courses the pages can be opened still; the rest can be asked for again. */
export const Problem: Story = {
  render: (args) => (
    <DrawbridgeProvider value={failing.drawbridge}>
      <Palette {...args} />
    </DrawbridgeProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const again = await canvas.findByRole('button', { name: 'Try again' });
    // The dialog is opened after its content is rendered.
    await waitFor(() => expect(canvas.getByRole('option', { name: 'Dashboard' })).toBeVisible());
    failing.server.on(listLabs, () => ({ data: { items: [lab] } }));
    await userEvent.click(again);
    await canvas.findByRole('option', { name: /^Continue/ });
  },
};
