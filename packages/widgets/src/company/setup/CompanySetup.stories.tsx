import {
  chooseSetupStep,
  closeCompanySetup,
  getCompanySetup,
  SETUP_STEPS,
  type CompanySetup as Setup,
  type SetupChoice,
  type SetupStep,
} from '@drawbridge/contracts/company';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { documented } from '../../testing/documented.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { CompanySetup, type CompanySetupProps } from './CompanySetup.tsx';

function Scene({ handlers, ...props }: CompanySetupProps & { handlers: Handlers }) {
  return (
    <StoryHost handlers={handlers}>
      <h1>Dashboard</h1>
      <CompanySetup {...props} />
    </StoryHost>
  );
}

type State = Setup['steps'][number]['state'];

/** A company that has done some steps, and chose something for others. */
function serve(
  done: readonly SetupStep[],
  {
    chosen = {},
    isClosed = false,
  }: { chosen?: Partial<Record<SetupStep, SetupChoice>>; isClosed?: boolean } = {},
): Handlers {
  const choices = new Map(Object.entries(chosen) as [SetupStep, SetupChoice][]);
  let closed = isClosed;
  const toState = (step: SetupStep): State => {
    if (done.includes(step) || choices.get(step) === 'passwords') return 'done';
    return choices.has(step) ? 'skipped' : 'open';
  };
  function read(): { data: Setup } {
    const steps = SETUP_STEPS.map((step) => ({
      step,
      state: toState(step),
      choice: choices.get(step) ?? null,
    }));
    const isComplete = steps.every(({ state }) => state !== 'open');
    return { data: { steps, is_complete: isComplete, is_closed: closed } };
  }
  return [
    [getCompanySetup, read],
    [
      chooseSetupStep,
      ({ step, choice }) => {
        if (choice === null) choices.delete(step as SetupStep);
        else choices.set(step as SetupStep, choice as SetupChoice);
        return read();
      },
    ],
    [
      closeCompanySetup,
      () => {
        closed = true;
        return read();
      },
    ],
  ];
}

/** The first steps of a company, as its administrators see them. */
const meta = {
  title: 'Widgets/Company set-up',
  component: documented(CompanySetup, Scene),
  render: (args) => <Scene {...args} />,
  args: { toStep: (step) => `#${step}`, place: 'card', handlers: serve([]) },
  argTypes: { handlers: { control: false }, toStep: { control: false } },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One link is the primary one: that of the next step. */
export const New: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('0 of 5')).toBeVisible();
    await expect(canvas.getAllByText('Next')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Add a domain' })).toHaveAttribute('href', '#domain');
    await expect(canvas.getByRole('link', { name: 'Open teams' })).toHaveAttribute('href', '#team');
    await expect(canvas.getByText(/A team needs at least one member/)).toBeVisible();
  },
};

/** The keyboard stays in its row when the pressed button is gone. */
export const Halfway: Story = {
  args: { handlers: serve(['domain'], { chosen: { sign_in: 'passwords' } }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('2 of 5')).toBeVisible();
    canvas.getByRole('button', { name: 'Skip: Create a team' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('2 of 5 · 1 skipped')).toBeVisible();
    const undo = canvas.getByRole('button', { name: 'Undo: Create a team' });
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Undo: Choose how people sign in' }));
    await expect(await canvas.findByText('1 of 5 · 1 skipped')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use passwords' }));
    await expect(await canvas.findByText(/^People sign in with a password/)).toBeVisible();
  },
};

/** It says so once, and is gone. */
export const Complete: Story = {
  args: { handlers: serve(['domain', 'sign_in', 'people', 'assignment'], { chosen: { team: 'skip' } }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Set-up is complete' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('heading', { level: 2 })).toBeNull());
  },
};

/** The page has every step, also after the card was closed. */
export const Page: Story = {
  args: {
    place: 'page',
    handlers: serve(['domain', 'sign_in', 'people', 'team', 'assignment'], { isClosed: true }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Closed: Story = { args: { handlers: serve([], { isClosed: true }) } };
export const Loading: Story = { args: { handlers: [[getCompanySetup, () => 'hang']] } };
export const Problem: Story = { args: { handlers: [[getCompanySetup, () => 'offline']] } };
export const Denied: Story = { args: { handlers: [[getCompanySetup, () => ({ problem: 'forbidden' })]] } };
