import { addWish, listWishes, WISHLIST_TEXTS } from '@drawbridge/contracts/learning';
import { buildWish } from '@drawbridge/contracts/testing';
import { createFakeRunner } from '@drawbridge/lab-workspace/testing/fake-runner';
import { buildLabCard, labPack } from '@drawbridge/lab-workspace/testing/lab-data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ConnectedLabDetail } from '../../practice/lab/ConnectedLabDetail.tsx';
import { LONG } from '../../practice/lab/testing/lab-scene.tsx';
import { loadLabCode } from '../../practice/lab/testing/load-lab-code.ts';
import { type Answers, createStoryHost, StoryFrame } from '../../practice/lab/testing/story-host.tsx';
import { LabHeartAction } from './LabHeartAction.tsx';

const lab = buildLabCard();
const none: Answers = [
  [listWishes, () => ({ data: { items: [], custom_data: [{ sk: '/', name: 'All', events: [] }] } })],
  [addWish, () => ({ data: { item: buildWish(), lists: ['/'] }, message: WISHLIST_TEXTS.added })],
];

function Scene({ answers = none, canLeave = false }: { answers?: Answers; canLeave?: boolean }) {
  const [drawbridge] = useState(() => createStoryHost(answers));
  const [heart, setHeart] =
    useState<Parameters<ComponentProps<typeof LabHeartAction>['onAction']>[0]>(undefined);
  const [isKnown, setIsKnown] = useState(true);
  return (
    <StoryFrame drawbridge={drawbridge}>
      {canLeave && (
        <button type="button" onClick={() => setIsKnown(false)}>
          Forget the lab
        </button>
      )}
      <ConnectedLabDetail
        labId={labPack.lab_id}
        createRunner={() => createFakeRunner()}
        hostActions={heart ? [heart] : []}
      />
      {isKnown && <LabHeartAction lab={lab} onAction={setHeart} />}
    </StoryFrame>
  );
}

/** The heart in the header of a lab. */
const meta = {
  title: 'Widgets/Favorites/LabHeartAction',
  component: Scene,
  loaders: [loadLabCode],
  parameters: { layout: 'fullscreen' },
  argTypes: { answers: { table: { disable: true } }, canLeave: { table: { disable: true } } },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

const ADD = `Add ${lab.title} to favorites`;
const REMOVE = `Remove ${lab.title} from favorites`;
const WIDE = { viewport: { value: 'desktop' } };

/** WISH-13, by keyboard. */
export const PressToAdd: Story = {
  globals: WIDE,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole('button', { name: ADD }, LONG)).focus();
    await userEvent.keyboard('{Enter}');
    const heart = await canvas.findByRole('button', { name: REMOVE });
    await expect(heart).toHaveFocus();
  },
};

const refuse = fn(() => ({ problem: 'wishlist_full' as const }));
/** WISH-19: a refused add puts the heart back. */
export const Refused: Story = {
  globals: WIDE,
  args: { answers: [...none.slice(0, 1), [addWish, refuse]] },
  play: async ({ canvasElement }) => {
    refuse.mockClear();
    const canvas = within(canvasElement);
    const heart = await canvas.findByRole('button', { name: ADD }, LONG);
    await userEvent.click(heart);
    await waitFor(() => expect(refuse).toHaveBeenCalledOnce());
    await waitFor(() => expect(heart).toHaveAccessibleName(ADD));
  },
};

/** On a phone, the menu of the lab has it. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }, LONG));
    await userEvent.click(await canvas.findByRole('menuitem', { name: ADD }, LONG));
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await canvas.findByRole('menuitem', { name: REMOVE });
  },
};

/** Without the favorites there is no heart, and the lab is as usable as with it. */
export const Unknown: Story = {
  globals: WIDE,
  args: { answers: [[listWishes, () => 'hang']] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1 }, LONG);
    await expect(canvas.queryByRole('button', { name: /favorites/ })).toBeNull();
  },
};

/** The heart of a lab goes with it: the one that is opened next has its own. */
export const GoesWithItsLab: Story = {
  globals: WIDE,
  args: { canLeave: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: ADD }, LONG);
    await userEvent.click(canvas.getByRole('button', { name: 'Forget the lab' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: ADD })).toBeNull());
  },
};
