import { createFakeRunner } from '@drawbridge/lab-workspace/testing/fake-runner';
import { labPack } from '@drawbridge/lab-workspace/testing/lab-data';
import type { LabRunnerOptions } from '@drawbridge/labs/engine';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { type LabScene, LONG, openPane } from './testing/lab-scene.tsx';
import { labStory } from './testing/lab-story.tsx';

type Report = NonNullable<LabRunnerOptions['onFetching']>;

/** An engine whose files arrive when the story says so. */
function createSlowEngine() {
  const reported = Promise.withResolvers<Report>();
  const arrived = Promise.withResolvers<void>();
  return {
    arrive: arrived.resolve,
    async report(megabytes: number) {
      const report = await reported.promise;
      report({ receivedBytes: megabytes * 1_000_000, totalBytes: 12_143_855 });
    },
    createRunner({ onFetching = () => undefined }: { onFetching?: Report }) {
      reported.resolve(onFetching);
      const runner = createFakeRunner();
      return { ...runner, load: (pack: typeof labPack) => arrived.promise.then(() => runner.load(pack)) };
    },
  };
}
/** A new one for each run of a story. */
let engine = createSlowEngine();

const meta = {
  title: 'Lab/LabDetail while Python is fetched',
  ...labStory,
  args: {
    labId: labPack.lab_id,
    createRunner: (options: { onFetching?: Report }) => engine.createRunner(options),
  },
  beforeEach: () => {
    engine = createSlowEngine();
  },
} satisfies Meta<typeof LabScene>;
export default meta;

type Story = StoryObj<typeof meta>;

const toText = (megabytes: number) => `Fetching Python (${megabytes} of 12 MB), once per browser`;

/** Preview and tests say how far it is; the lesson and the code can be read meanwhile. */
export const FirstVisit: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1 }, LONG);
    await engine.report(4);
    await openPane(canvas, /Preview/);
    const bar = await canvas.findByRole('progressbar', { name: 'Python, fetched so far' }, LONG);
    await expect(bar).toHaveAttribute('aria-valuenow', '33');
    await expect(bar.closest('section')).toHaveTextContent(toText(4));
    await openPane(canvas, /Tests/);
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-pane="tests"]')).toHaveTextContent(toText(4)),
    );
    await expect(canvas.getByRole('button', { name: 'Run' })).toBeDisabled();
  },
};

/** A screen reader is told at the beginning and at each quarter, not at each kilobyte. */
export const Announced: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1 }, LONG);
    const status = () => canvasElement.querySelector('output');
    await engine.report(1);
    await waitFor(() => expect(status()).toHaveTextContent(toText(1)), LONG);
    await engine.report(2);
    await openPane(canvas, /Preview/);
    const bar = await canvas.findByRole('progressbar', { name: 'Python, fetched so far' }, LONG);
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '16'));
    await expect(status()).toHaveTextContent(toText(1));
    await engine.report(4);
    await waitFor(() => expect(status()).toHaveTextContent(toText(4)));
  },
};

/** Once it is here, or when the browser had it, nothing is left of it. */
export const Arrived: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1 }, LONG);
    await engine.report(11);
    engine.arrive();
    await openPane(canvas, /Tests/);
    await waitFor(() => expect(canvas.getAllByText(/^\d of \d pass/).length).toBeGreaterThan(0), LONG);
    await engine.report(12);
    await expect(canvas.queryByRole('progressbar', { name: 'Python, fetched so far' })).toBeNull();
    await expect(canvasElement.querySelector('[data-pane="tests"]')).not.toHaveTextContent('Fetching');
  },
};
