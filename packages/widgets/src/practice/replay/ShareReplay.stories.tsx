import { asId } from '@drawbridge/contracts';
import {
  createSharedReplay,
  listSharedReplays,
  previewSharedReplay,
  revokeSharedReplay,
  type SharedReplay,
} from '@drawbridge/contracts/practice';
import type { ReplayToShare } from '@drawbridge/lab-workspace/results';
import { sharedReplay, sharedWithStarter } from '@drawbridge/lab-workspace/testing/film-data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { ShareReplay } from './ShareReplay.tsx';

const link = {
  id: asId<'shared replay'>('00000000-0000-4000-8000-000000000001'),
  lab_title: sharedReplay.lab_title,
  test_title: sharedReplay.test_title,
  created_at: '2026-03-02T09:00:00.000Z',
  expires_at: '2026-04-01T09:00:00.000Z',
};
const url = `https://tool.test/replays/${'Zm9yIGEgc3Rvcnk'.padEnd(43, 'x')}`;

const withoutCode = {
  ...sharedReplay,
  films: sharedReplay.films.map((film) => ({ ...film, code: [] })),
};
/** A server that keeps the links it makes. */
function serve(overrides: Handlers = []): Handlers {
  let links: unknown[] = [];
  return [
    ...overrides,
    [
      previewSharedReplay,
      ({ with_own_code }) => ({
        data: { replay: with_own_code === true ? sharedReplay : withoutCode, has_own_code: true },
      }),
    ],
    [listSharedReplays, () => ({ data: { items: links } })],
    [
      createSharedReplay,
      () => {
        links = [link];
        return { data: { link, url } };
      },
    ],
    [
      revokeSharedReplay,
      () => {
        links = [];
        return { data: {} };
      },
    ],
  ];
}

const meta = {
  title: 'Widgets/Replay/Share',
  component: ShareReplay,
  args: {
    submissionId: '00000000-0000-4000-8000-000000000002',
    testId: 'neighbour-read',
    comparisons: [],
    onClose: fn(),
  },
} satisfies Meta<typeof ShareReplay>;
export default meta;
type Story = StoryObj<typeof meta>;

const withHandlers = (handlers: Handlers): Story => ({
  render: (args: ReplayToShare) => (
    <StoryHost handlers={handlers}>
      <ShareReplay {...args} />
    </StoryHost>
  ),
});
const findDialog = async () =>
  within(await within(document.body).findByRole('dialog', { name: 'Share this replay' }));

/** The code of the learner is part of it only when they want that; the preview shows what will be seen. */
export const WithPreview: Story = {
  ...withHandlers(serve()),
  play: async () => {
    const dialog = await findDialog();
    const code = await dialog.findByRole('checkbox', { name: /Include lines of my code/ });
    await expect(code).not.toBeChecked();
    await userEvent.click(code);
    await waitFor(() => expect(code).toBeChecked());
    await userEvent.click(dialog.getByRole('button', { name: 'Next step' }));
    await waitFor(() =>
      expect(dialog.getAllByRole('figure', { name: /store\.js:4$/ }).length).toBeGreaterThan(0),
    );
  },
};

/** A link is shown once, and can be revoked. */
export const Made: Story = {
  ...withHandlers(serve()),
  play: async ({ args }) => {
    const dialog = await findDialog();
    await dialog.findByText('You have no links yet.');
    await userEvent.click(dialog.getByRole('radio', { name: '7 days' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Create link' })).toBeEnabled());
    await userEvent.click(dialog.getByRole('button', { name: 'Create link' }));
    await expect(await dialog.findByRole('textbox', { name: 'Your link' })).toHaveValue(url);
    await expect(dialog.getByRole('button', { name: 'Copy as Markdown' })).toBeVisible();
    await userEvent.click(await dialog.findByRole('button', { name: /^Revoke the link to/ }));
    await waitFor(() => expect(dialog.queryByRole('textbox', { name: 'Your link' })).toBeNull());
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

const EARLIER = '00000000-0000-4000-8000-000000000003';
const replays: Record<string, SharedReplay> = { starter: sharedWithStarter, [EARLIER]: sharedReplay };
const alone = { ...sharedReplay, films: sharedReplay.films.slice(1) };

/** The preview is that of what is compared with; the first choice is the default, and nothing is one too. */
export const ComparedWithStarter: Story = {
  ...withHandlers(
    serve([
      [
        previewSharedReplay,
        ({ before }) => ({ data: { replay: replays[String(before)] ?? alone, has_own_code: false } }),
      ],
      [
        createSharedReplay,
        ({ before }) => (before === 'starter' ? { data: { link, url } } : { problem: 'replay_not_found' }),
      ],
    ]),
  ),
  args: { comparisons: ['starter', EARLIER] },
  play: async () => {
    const dialog = await findDialog();
    const choose = (name: string) => userEvent.click(dialog.getByRole('radio', { name }));
    const sees = (text: RegExp) => waitFor(() => expect(dialog.getByText(text)).toBeVisible());
    await sees(/^The starter: the attack gets through/);
    await sees(/^The fix: the attack is blocked/);
    await expect(dialog.getByRole('radio', { name: 'The starter' })).toBeChecked();
    await choose('The previous submission');
    await sees(/^Before: the attack gets through/);
    await choose('Nothing');
    await waitFor(() => expect(dialog.queryByText(/the attack gets through/)).toBeNull());
    await choose('The starter');
    await sees(/^The starter: the attack gets through/);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Create link' })).toBeEnabled());
    await userEvent.click(dialog.getByRole('button', { name: 'Create link' }));
    await expect(await dialog.findByRole('textbox', { name: 'Your link' })).toHaveValue(url);
  },
};

/** The starter is graded when it is first wanted: until then no link can be made of what is no longer chosen. */
export const WaitingForStarter: Story = {
  ...withHandlers(
    serve([
      [
        previewSharedReplay,
        ({ before }) =>
          before === 'starter' ? 'hang' : { data: { replay: sharedReplay, has_own_code: false } },
      ],
    ]),
  ),
  args: { comparisons: [EARLIER, 'starter'] },
  play: async () => {
    const dialog = await findDialog();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Create link' })).toBeEnabled());
    await userEvent.click(dialog.getByRole('radio', { name: 'The starter' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Create link' })).toBeDisabled());
  },
};

/** Our fault: the starter could not be graded. What was chosen can be tried again, or something else be chosen. */
export const StarterUnavailable: Story = {
  ...withHandlers(
    serve([
      [
        previewSharedReplay,
        ({ before }) =>
          before === 'starter'
            ? { problem: 'unavailable' }
            : { data: { replay: alone, has_own_code: false } },
      ],
    ]),
  ),
  args: { comparisons: ['starter'] },
  play: async () => {
    const dialog = await findDialog();
    await waitFor(() => expect(dialog.getByText('This replay cannot be shared')).toBeVisible());
    await userEvent.click(dialog.getByRole('radio', { name: 'Nothing' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Create link' })).toBeEnabled());
  },
};

export const TooMany: Story = {
  ...withHandlers(serve([[createSharedReplay, () => ({ problem: 'shared_replay_limit' })]])),
  play: async () => {
    const dialog = await findDialog();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Create link' })).toBeEnabled());
    await userEvent.click(dialog.getByRole('button', { name: 'Create link' }));
    await waitFor(() => expect(dialog.getByText(/Revoke one, then share again/)).toBeVisible());
  },
};

export const NothingToShare: Story = {
  ...withHandlers(serve([[previewSharedReplay, () => ({ problem: 'replay_not_found' })]])),
  play: async () => {
    const dialog = await findDialog();
    await waitFor(() => expect(dialog.getByText('This replay cannot be shared')).toBeVisible());
    await expect(dialog.getByRole('button', { name: 'Create link' })).toBeDisabled();
  },
};

export const Loading = withHandlers(serve([[previewSharedReplay, () => 'hang']]));
