import type { FakeAnswer } from '@drawbridge/client/testing';
import { asId } from '@drawbridge/contracts';
import {
  deleteShowcase,
  downloadShowcase,
  listShowcaseUploads,
  SHOWCASE_TEXTS,
  type ShowcaseUpload,
  uploadShowcase,
} from '@drawbridge/contracts/learning';
import { buildShowcaseUpload } from '@drawbridge/contracts/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { documented } from '../../testing/documented.ts';
import { StoryHost } from '../../testing/story-host.tsx';
import { ConnectedShowcase } from './ConnectedShowcase.tsx';

interface SceneProps {
  items: readonly ShowcaseUpload[];
  /** How the first upload ends. */
  first?: FakeAnswer;
}

/** The ids that were sent. */
const sent = fn((_id: string) => undefined);

function Scene({ items, first }: SceneProps) {
  return (
    <StoryHost
      handlers={[
        [listShowcaseUploads, () => ({ data: { items } })],
        [
          uploadShowcase,
          (input) => {
            sent(String(input['upload_id']));
            if (first && sent.mock.calls.length === 1) return first;
            const data = buildShowcaseUpload({
              upload_id: asId(String(input['upload_id'])),
              title: String(input['title']),
              file_name: String(input['file_name']),
              media_type: 'text/markdown',
            });
            return { data, message: SHOWCASE_TEXTS.received };
          },
        ],
        [deleteShowcase, () => ({ data: {}, message: SHOWCASE_TEXTS.deleted })],
        [
          downloadShowcase,
          () => ({ data: { file_name: 'x.md', media_type: 'text/markdown', bytes: new Uint8Array([35]) } }),
        ],
      ]}
    >
      <ConnectedShowcase />
    </StoryHost>
  );
}

/** Uploading write-ups, and the learner's own. @see NAV-26 */
const meta = {
  title: 'Widgets/Showcase/ConnectedShowcase',
  component: documented(ConnectedShowcase, Scene),
  render: (args) => <Scene {...args} />,
  args: { items: [] },
  beforeEach: () => void sent.mockClear(),
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

const markdown = () => new File(['# Found'], 'notes.md', { type: 'text/markdown' });
type Canvas = ReturnType<typeof within>;
async function fill(canvas: Canvas, file = markdown()) {
  await userEvent.type(await canvas.findByLabelText('Title'), 'An open invoice');
  await userEvent.type(canvas.getByLabelText('Description'), 'It had no owner.');
  await userEvent.upload(canvas.getByLabelText('File'), file);
}
const send = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Upload' }));

/** Received: said clearly, listed, and the form is empty again. */
export const Uploads: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('No write-ups yet')).toBeVisible();
    await fill(canvas);
    await send(canvas);
    await expect(await canvas.findByText('Your write-up was received')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'An open invoice' })).toBeVisible();
    await expect(canvas.getByLabelText('Title')).toHaveValue('');
  },
};
/** What is missing is told beside each field, and nothing is sent. */
export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByLabelText('Title');
    await send(canvas);
    await expect(await canvas.findByText(SHOWCASE_TEXTS.title)).toBeVisible();
    await expect(canvas.getByText(SHOWCASE_TEXTS.description)).toBeVisible();
    await expect(canvas.getByText(SHOWCASE_TEXTS.noFile)).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
  },
};
/** A page under another name is refused when it is chosen. */
export const WrongFile: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvas, new File(['<!doctype html>'], 'notes.md', { type: 'text/markdown' }));
    await expect(await canvas.findByText(SHOWCASE_TEXTS.kind)).toBeVisible();
    await userEvent.upload(canvas.getByLabelText('File'), markdown());
    await waitFor(() => expect(canvas.queryByText(SHOWCASE_TEXTS.kind)).toBeNull());
  },
};
export const TooLarge: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(
      canvas,
      new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.pdf', { type: 'application/pdf' }),
    );
    await expect(await canvas.findByText(SHOWCASE_TEXTS.size)).toBeVisible();
  },
};
/** CALL-47: after a lost answer everything is still there, and the repeat has the same id. */
export const LostAnswer: Story = {
  args: { first: 'offline' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvas);
    await send(canvas);
    await expect(await canvas.findByText('The write-up was not uploaded')).toBeVisible();
    await expect(canvas.getByLabelText('Title')).toHaveValue('An open invoice');
    await send(canvas);
    await expect(await canvas.findByText('Your write-up was received')).toBeVisible();
    const ids = sent.mock.calls.map(([id]) => id);
    await expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  },
};
export const LimitReached: Story = {
  args: { first: { problem: 'showcase_limit' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fill(canvas);
    await send(canvas);
    await expect(await canvas.findByText(/reached the upload limit/)).toBeVisible();
  },
};
/** Deleting asks first. */
export const Filled: Story = {
  args: {
    items: [
      buildShowcaseUpload(),
      buildShowcaseUpload({
        upload_id: asId('3f6a0e5d-9f43-4a53-8a1d-3c0f7e3b1a05'),
        title: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
        file_name: `${'x'.repeat(80)}.pdf`,
        media_type: 'application/pdf',
        size_bytes: 4_200_000,
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = 'Delete An invoice that anybody could read';
    await expect(await canvas.findByText('2 of 20')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull());
    await expect(canvas.getByText('1 of 20')).toBeVisible();
  },
};
