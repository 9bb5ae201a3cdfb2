import { getVideo } from '@drawbridge/contracts/learning';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DrawbridgeProvider } from '../../provider/index.ts';
import { buildSampleVideo } from '../../testing/sample-video.ts';
import { createStoryHost } from '../../testing/story-host.tsx';
import { ConnectedCoursePlayer } from './ConnectedCoursePlayer.tsx';
import { handlers, playerArgs, withHandlers, withKind, withMark } from './testing/player-scene.tsx';

/** A video of a course. @see PLAYER-9, PLAYER-37 */
const meta = {
  title: 'Widgets/Course/Videos',
  component: ConnectedCoursePlayer,
  args: playerArgs,
} satisfies Meta<typeof ConnectedCoursePlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

const video = { itemId: 'second', kind: 'vid' as const, subjectId: 'boundaries' };
const findVideo = async (canvasElement: HTMLElement) => {
  await within(canvasElement).findByRole('button', { name: 'Captions' });
  const found = canvasElement.querySelector('video');
  if (!found) throw new Error('no video');
  return found;
};
/** PLAYER-9, PLAYER-37: played to its end it is complete; start and end are reported. */
export const VideoToItsEnd: Story = {
  args: video,
  render: (all) => {
    const { drawbridge, server } = createStoryHost(withMark({}, withKind('vid')));
    played.calls = server.calls;
    return (
      <DrawbridgeProvider value={drawbridge}>
        <ConnectedCoursePlayer {...all} />
      </DrawbridgeProvider>
    );
  },
  play: async ({ canvasElement }) => {
    const element = await findVideo(canvasElement);
    await waitFor(() => expect(element.readyState).toBeGreaterThan(1));
    element.muted = true;
    await element.play();
    const reports = () => played.calls.filter(({ name }) => name === 'publishVideoWatch');
    await waitFor(() => expect(reports()).toHaveLength(1));
    element.currentTime = element.duration - 0.3;
    await within(canvasElement).findByRole('button', { name: 'Next lesson: Someone else’s invoice' });
    await waitFor(() => expect(reports().at(-1)?.input['position']).toBe(0));
    await expect(played.calls.filter(({ name }) => name === 'markItem')).toHaveLength(1);
  },
};
const played: { calls: { name: string; input: Record<string, unknown> }[] } = { calls: [] };

/** A video goes on where it was left, its captions and speed can be changed, by keys too. */
export const VideoResumes: Story = {
  ...withHandlers(
    [[getVideo, () => ({ data: buildSampleVideo({ position: 3.2 }) })], ...handlers(withKind('vid'))],
    video,
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const element = await findVideo(canvasElement);
    // Nearer to its end than three seconds it would begin anew, and this one has four.
    await waitFor(() => expect(element.readyState).toBeGreaterThan(0));
    await expect(element.currentTime).toBe(0);
    await waitFor(() => expect(element.textTracks[0]?.mode).toBe('showing'));
    element.focus();
    await userEvent.keyboard('c');
    await waitFor(() => expect(element.textTracks[0]?.mode).toBe('hidden'));
    await userEvent.keyboard('>');
    await waitFor(() => expect(element.playbackRate).toBe(1.25));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Speed' }), '2');
    await waitFor(() => expect(element.playbackRate).toBe(2));
  },
};
/** Those who read the transcript have done the lesson too. */
export const VideoTranscript: Story = {
  ...withHandlers(withMark({}, withKind('vid')), video),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('Transcript'));
    await userEvent.click(canvas.getByRole('button', { name: 'I have read the transcript' }));
    await canvas.findByRole('button', { name: 'Next lesson: Someone else’s invoice' });
  },
};
export const VideoProblem = withHandlers(
  [[getVideo, () => ({ problem: 'unavailable' })], ...handlers(withKind('vid'))],
  video,
);
/** What the browser cannot play says so, with its transcript out of reach of no one: it can be tried again. */
export const VideoBroken: Story = {
  ...withHandlers(
    [
      [getVideo, () => ({ data: buildSampleVideo({ url: 'data:video/webm;base64,AAAA' }) })],
      ...handlers(withKind('vid')),
    ],
    video,
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('The video could not be loaded');
  },
};
