import { Button, iconList } from '@drawbridge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { toFilm } from './film.ts';
import { ReplayPlayer } from './ReplayPlayer.tsx';
import { filmBefore, filmNow } from './testing/film-data.ts';

const meta = {
  title: 'Widgets/Replay/Player',
  component: ReplayPlayer,
  args: { title: "Attack: read a neighbor's invoice", films: [filmBefore, filmNow] },
  argTypes: { films: { control: false }, actions: { control: false } },
} satisfies Meta<typeof ReplayPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

const partOf = (film: HTMLElement, name: string) =>
  within(film).getByText(name, { selector: 'dt' }).parentElement as HTMLElement;

/** The two sides of a fix, in step: the slider moves the one with more to see. */
export const BesideEachOther: Story = {
  args: { actions: <Button icon={iconList}>Show as a list</Button> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const starter = canvas.getByRole('region', { name: 'The starter' });
    const yours = canvas.getByRole('region', { name: 'Your code' });
    await expect(canvas.getByText('Request 1 of 2: POST /login.')).toBeVisible();
    const slider = canvas.getByRole('slider', { name: 'Step' });
    // The statement of the second request.
    await fireEvent.input(slider, { target: { value: '5' } });
    await expect(within(starter).getByText('SELECT * FROM invoices WHERE id = ?')).toBeVisible();
    await expect(within(yours).getByText(/AND owner_id = \?$/)).toBeVisible();
    await expect(partOf(starter, 'Code').querySelector('[data-marked]')).toHaveTextContent(/return db\.get/);
    await fireEvent.input(slider, { target: { value: '7' } });
    await expect(partOf(starter, 'Answer')).toHaveTextContent('200');
    await expect(partOf(yours, 'Answer')).toHaveTextContent('404');
    // The colors of the language arrive a moment later.
    await waitFor(() =>
      expect(partOf(yours, 'Code').querySelectorAll('[data-marked] span span').length).toBeGreaterThan(2),
    );
  },
};

/** With the keyboard: arrows, Home and End move; the sentence of the step is announced. */
export const ByKeyboard: Story = {
  args: { films: [filmBefore] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const slider = canvas.getByRole('slider', { name: 'Step' });
    slider.focus();
    await userEvent.click(canvas.getByRole('button', { name: 'Next step' }));
    await expect(slider).toHaveAttribute('aria-valuetext', '2 of 8');
    const sentence = canvas.getByText(/^store\.js:4 runs: SELECT \* FROM users/);
    await expect(sentence).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous step' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous step' }));
    await expect(slider).toHaveAttribute('aria-valuetext', '1 of 8');
    await fireEvent.input(slider, { target: { value: '6' } });
    await expect(canvas.getByText(/The attack caused this\.$/)).toBeVisible();
  },
};

/** A reader who wants less motion steps by hand. */
export const WithReducedMotion: Story = {
  args: { films: [filmBefore] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Next step' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Play' })).toBeNull();
    canvas.getByRole('slider').focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '1 of 8');
  },
};

/** Space plays and pauses; while it plays, a screen reader is not interrupted. */
export const Playing: Story = {
  args: { films: [filmBefore] },
  // The browser of the tests asks for less motion.
  beforeEach: () => {
    const { matchMedia } = window;
    const moving = Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
    window.matchMedia = (query) =>
      query.includes('reduced-motion') ? moving : matchMedia.call(window, query);
    return () => {
      window.matchMedia = matchMedia;
    };
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const slider = canvas.getByRole('slider', { name: 'Step' });
    slider.focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(canvas.getByText('Request 1 of 2: POST /login.')).toHaveAttribute('aria-live', 'off');
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '2 of 8'));
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
  },
};

/** One after the other where there is no room: the switch keeps the place. */
export const OnAPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '375px', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Your code' })).toHaveAttribute('aria-pressed', 'true');
    await fireEvent.input(canvas.getByRole('slider', { name: 'Step' }), { target: { value: '6' } });
    await expect(canvas.getByText('The app answers with 404.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'The starter' }));
    await waitFor(() => expect(canvas.getByText('The app answers with 200.')).toBeVisible());
    await expect(canvas.queryByRole('region', { name: 'Your code' })).toBeNull();
  },
};

/** A result of before lines of code were recorded. */
export const WithoutCode: Story = {
  args: {
    films: [
      toFilm({
        id: 'now',
        title: 'This submission',
        lines: [
          {
            method: 'GET',
            url: '/notes',
            body: '',
            status: 200,
            response: '',
            events: [{ kind: 'sql', text: 'SQL: SELECT 1 → 1 row' }],
          },
        ],
      }),
    ],
  },
};

export const NothingToShow: Story = { args: { films: [toFilm({ id: 'now', title: 'Now', lines: [] })] } };
