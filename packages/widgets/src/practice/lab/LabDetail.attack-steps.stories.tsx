import type { LabPack } from '@drawbridge/contracts/practice';
import { labPack } from '@drawbridge/lab-workspace/testing/lab-data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { type LabScene, LONG, openPane, opens, type Screen } from './testing/lab-scene.tsx';
import { labStory } from './testing/lab-story.tsx';

/** The attacks of a lab step by step, on the starter and on the learner's own code. */
const meta = {
  title: 'Lab/Attack step by step',
  ...labStory,
} satisfies Meta<typeof LabScene>;
export default meta;

type Story = StoryObj<typeof meta>;

const FIX = '/* fixed */';
const changed = (text: string, lab: LabPack = labPack) => [
  opens(lab, { files: [{ path: 'store.js', text }] }),
];

async function openAttack(canvas: Screen) {
  await openPane(canvas, /Tests/);
  await userEvent.click(await canvas.findByRole('tab', { name: 'Attack' }, LONG));
  return within(await canvas.findByRole('tabpanel', { name: 'Attack' }, LONG));
}
/** How the attack on one of the two programs ends. */
async function outcome(view: Screen, name: string) {
  const both = within(await view.findByRole('region', { name: 'How the attack ends' }, LONG));
  return within(await both.findByRole('article', { name }, LONG));
}

/** The fix holds: the starter lets the attack through, the learner's code does not. */
export const BlockedByMyFix: Story = {
  args: { answers: changed(FIX), runner: { fixedBy: FIX } },
  play: async ({ canvasElement }) => {
    const view = await openAttack(within(canvasElement));
    const starter = await outcome(view, 'The starter');
    await expect(await starter.findByText('Gets through', {}, LONG)).toBeVisible();
    await expect(starter.getByText(/^Disclosed: invoice LL-2042/)).toBeVisible();
    const mine = await outcome(view, 'Your code');
    await expect(await mine.findByText('Blocked', {}, LONG)).toBeVisible();
    const player = within(await view.findByRole('region', { name: /^Attack, step by step/ }, LONG));
    // Both move in step, by keyboard too: the slider is a range of the browser.
    const slider = player.getByRole('slider', { name: 'Step' });
    await fireEvent.input(slider, { target: { value: slider.getAttribute('max') } });
    for (const name of ['The starter', 'Your code'])
      await expect(player.getByRole('region', { name })).toHaveTextContent('/invoices/2042');
    // Another attack begins at its first step.
    await userEvent.selectOptions(view.getByRole('combobox', { name: 'Attack' }), 'neighbour-note');
    await waitFor(() =>
      expect(view.getByRole('slider', { name: 'Step' })).toHaveAttribute('aria-valuetext', '1 of 8'),
    );
    // No attack of a hidden test is here.
    await expect(view.queryByText(/another route/)).toBeNull();
    await expect(view.getByText(/^Hidden attacks stay on the server/)).toBeVisible();
  },
};

/** One over the other. */
export const OnAPhone: Story = {
  ...BlockedByMyFix,
  globals: { viewport: { value: 'phone' } },
};

/** What the learner wrote does not help yet. */
export const StillGetsThrough: Story = {
  args: { answers: changed('// not yet') },
  play: async ({ canvasElement }) => {
    const view = await openAttack(within(canvasElement));
    const mine = await outcome(view, 'Your code');
    await expect(await mine.findByText('Gets through', {}, LONG)).toBeVisible();
  },
};

export const NothingChangedYet: Story = {
  play: async ({ canvasElement }) => {
    const view = await openAttack(within(canvasElement));
    const mine = await outcome(view, 'Your code');
    await expect(mine.getByText(/^Your code is still the starter/)).toBeVisible();
    await expect(await view.findByRole('region', { name: /^Attack, step by step/ }, LONG)).toBeVisible();
  },
};

/** The learner's code does not start: its error, and the attack on the starter. */
export const MyCodeDoesNotStart: Story = {
  args: {
    answers: changed('const ='),
    runner: {
      fault: "SyntaxError: unexpected token '='",
      place: { path: 'store.js', line: 1 },
      startsUnchanged: true,
    },
  },
  play: async ({ canvasElement }) => {
    const view = await openAttack(within(canvasElement));
    const mine = await outcome(view, 'Your code');
    await expect(await mine.findByText('Does not start', {}, LONG)).toBeVisible();
    await expect(mine.getByText(/unexpected token/)).toBeVisible();
    await expect(mine.getByRole('button', { name: 'store.js:1' })).toBeVisible();
  },
};

/** The runtime of the lab has not arrived. */
export const RuntimeStillLoading: Story = {
  args: { runner: { isSlow: true } },
  play: async ({ canvasElement }) => {
    const view = await openAttack(within(canvasElement));
    await expect(await view.findByText(/^The lab is still starting/, {}, LONG)).toBeVisible();
  },
};

export const NoEngine: Story = {
  args: { runner: { isBroken: true } },
  play: async ({ canvasElement }) => {
    const view = await openAttack(within(canvasElement));
    await expect(await view.findByRole('button', { name: 'Start the engine again' }, LONG)).toBeVisible();
  },
};

/** A lab whose only visible tests are functions has no such tab: all of its attacks are hidden. */
export const AllAttacksAreHidden: Story = {
  args: {
    answers: [opens({ ...labPack, tests: labPack.tests.filter(({ kind }) => kind !== 'exploit') })],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await openPane(canvas, /Tests/);
    await expect(await canvas.findByRole('tab', { name: 'Result' }, LONG)).toBeVisible();
    await expect(canvas.queryByRole('tab', { name: 'Attack' })).toBeNull();
  },
};

/** After a pass one press leads here, with the room of the whole page. */
export const AfterAPass: Story = {
  args: { answers: changed(FIX), runner: { fixedBy: FIX } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }, LONG));
    await canvas.findByRole('heading', { name: 'The bridge is open' }, LONG);
    await userEvent.click(canvas.getByRole('button', { name: 'Step through the attack' }));
    await canvas.findByRole('tab', { name: 'Attack', selected: true }, LONG);
    const ends = await canvas.findByRole('region', { name: 'How the attack ends' }, LONG);
    // The panes behind it are hidden: the matcher takes it for hidden too.
    await expect(ends.checkVisibility({ visibilityProperty: true })).toBe(true);
  },
};
