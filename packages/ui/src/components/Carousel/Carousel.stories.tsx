import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Carousel } from './Carousel.tsx';

const slides = ['Access control', 'Injection', 'Sign-in'].map((label) => ({
  id: label,
  label,
  content: (
    <Card>
      <h3>{label}</h3>
      <Button>Open {label}</Button>
    </Card>
  ),
}));

/** Slides, one shown at a time. @see DASH-2..DASH-4 */
const meta = {
  title: 'Components/Carousel',
  component: Carousel,
  args: { label: 'Featured courses', slides, intervalMs: 60_000 },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The slide that shows, whether or not it has arrived. */
const expectCurrent = (canvasElement: HTMLElement, name: string) =>
  waitFor(() => expect(canvasElement.querySelector('[data-current]')).toHaveAccessibleName(name));

/** It rests where less motion is preferred, as in these tests, until it is asked to play. */
async function startPlaying(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const play = canvas.queryByRole('button', { name: 'Change slides automatically' });
  if (play) await userEvent.click(play);
  const region = canvas.getByRole('region', { name: 'Featured courses' });
  await userEvent.unhover(region);
  (document.activeElement as HTMLElement).blur();
  return region;
}

/** DASH-2: after the last comes the first, and back; the dots show where one is. */
export const IsInfinite: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expectCurrent(canvasElement, 'Access control, 1 of 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
    await expectCurrent(canvasElement, 'Sign-in, 3 of 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
    await expectCurrent(canvasElement, 'Access control, 1 of 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Show Injection' }));
    await expectCurrent(canvasElement, 'Injection, 2 of 3');
    await expect(canvas.getByRole('button', { name: 'Show Injection' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Open Access control' })).toBeNull());
  },
};
/** DASH-3 */
export const PlaysByItself: Story = {
  args: { intervalMs: 50 },
  play: async ({ canvasElement }) => {
    await startPlaying(canvasElement);
    await expectCurrent(canvasElement, 'Sign-in, 3 of 3');
    await expectCurrent(canvasElement, 'Access control, 1 of 3');
  },
};
/** DASH-4: it rests while the pointer or the focus is in it, and once it was stopped. */
export const Rests: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = await startPlaying(canvasElement);
    const live = region.querySelector('[aria-live]');
    await waitFor(() => expect(live).toHaveAttribute('aria-live', 'off'));
    await userEvent.hover(region);
    await waitFor(() => expect(live).toHaveAttribute('aria-live', 'polite'));
    await userEvent.unhover(region);
    await waitFor(() => expect(live).toHaveAttribute('aria-live', 'off'));
    canvas.getByRole('button', { name: 'Stop changing slides' }).focus();
    await waitFor(() => expect(live).toHaveAttribute('aria-live', 'polite'));
    await userEvent.keyboard('{Enter}');
    (document.activeElement as HTMLElement).blur();
    await expect(await canvas.findByRole('button', { name: 'Change slides automatically' })).toBeVisible();
    await expect(live).toHaveAttribute('aria-live', 'polite');
  },
};
/** One slide has nothing to change to. */
export const OneSlide: Story = {
  args: { slides: slides.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await expectCurrent(canvasElement, 'Access control, 1 of 1');
    await expect(within(canvasElement).queryByRole('button', { name: 'Next slide' })).toBeNull();
  },
};
