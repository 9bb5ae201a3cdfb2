import { listJourneys } from '@drawbridge/contracts/learning';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { documented } from '../../testing/documented.ts';
import { ContentPicker } from './ContentPicker.tsx';
import {
  box,
  COURSE,
  EVERYTHING,
  journey,
  keepForms,
  LAB,
  ONE,
  Scene,
  type SceneProps,
  withAnswers,
} from './testing/picker-scene.tsx';

/** A journey is several activities: its courses. @see LTI-18 */
const meta = {
  title: 'Widgets/ContentPicker/Journeys',
  argTypes: { handlers: { table: { disable: true } } },
  component: documented(ContentPicker, Scene),
  render: (args) => <Scene {...args} />,
  args: { takes: EVERYTHING } as SceneProps,
  parameters: { layout: 'fullscreen' },
  beforeEach: keepForms,
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A journey is added as its courses, in their order; what was chosen before stays where it is. */
export const Journey: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const journeyBox = await box(canvas, 'First steps');
    await userEvent.click(await box(canvas, 'Sessions'));
    await expect(journeyBox).not.toBeChecked();
    await userEvent.click(journeyBox);
    await expect(journeyBox).toBeChecked();
    const tray = within(canvas.getByRole('complementary', { name: 'Selected' }));
    const titles = () => tray.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(titles()).toEqual(['Sessions', COURSE]);
    await userEvent.click(canvas.getByRole('button', { name: 'Preview First steps' }));
    const preview = within(await within(document.body).findByRole('dialog', { name: 'First steps' }));
    await expect(preview.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      COURSE,
      'Sessions',
    ]);
    await userEvent.click(preview.getByRole('button', { name: 'Remove from selection' }));
    await expect(canvas.getByText('Nothing selected')).toBeVisible();
  },
};

/** A journey whose courses are all among those of another one is not chosen with it, and keeps them once it is. */
export const JourneyInsideOfAnother: Story = {
  args: {
    handlers: withAnswers([
      listJourneys,
      () => ({
        data: {
          items: [journey, { ...journey, id: 'inside', title: 'Inside', courses: journey.courses.slice(1) }],
        },
      }),
    ]),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [whole, inside] = [await box(canvas, 'First steps'), await box(canvas, 'Inside')];
    await userEvent.click(whole);
    await expect(whole).toBeChecked();
    await expect(inside).not.toBeChecked();
    await userEvent.click(inside);
    await expect(inside).toBeChecked();
    await userEvent.click(whole);
    await expect(whole).not.toBeChecked();
    await expect(inside).toBeChecked();
    await expect(canvas.getByText('1 selected')).toBeVisible();
  },
};

/** A platform that takes one item is offered no journey. */
export const OneWithoutJourneys: Story = {
  args: { takes: ONE },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await box(canvas, COURSE);
    await expect(canvas.queryByRole('checkbox', { name: 'First steps' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Journeys' })).toBeNull();
  },
};

/** Journeys that could not be loaded hide nothing else. */
export const JourneysOffline: Story = {
  args: { handlers: withAnswers([listJourneys, () => 'offline']) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('The journeys could not be loaded');
    await box(canvas, COURSE);
    await box(canvas, LAB);
  },
};
