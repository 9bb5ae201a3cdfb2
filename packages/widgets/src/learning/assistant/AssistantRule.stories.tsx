import { getAssistantRule, setAssistantRule } from '@drawbridge/contracts/learning';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { AssistantRule } from './AssistantRule.tsx';

/** What a company lets the assistant do. */
const meta = {
  title: 'Widgets/Assistant/AssistantRule',
  component: AssistantRule,
} satisfies Meta<typeof AssistantRule>;
export default meta;
type Story = StoryObj<typeof meta>;

const withHandlers = (handlers: Handlers): Story => ({
  render: () => (
    <StoryHost handlers={handlers}>
      <AssistantRule />
    </StoryHost>
  ),
});
const rule = (has_model: boolean): Handlers[number] => [
  getAssistantRule,
  () => ({ data: { mode: 'model', has_model } }),
];

export const Changed: Story = {
  ...withHandlers([rule(true), [setAssistantRule, () => ({ data: {} })]]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: /^Off/ }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: /^Off/ })).toBeChecked());
  },
};
export const WithoutAModel = withHandlers([rule(false)]);
export const Refused: Story = {
  ...withHandlers([rule(true), [setAssistantRule, () => ({ problem: 'forbidden' })]]),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: /^Off/ }));
    await within(document.body).findByText('You are not allowed to do this.');
    await expect(canvas.getByRole('radio', { name: /^Answer with the AI model/ })).toBeChecked();
  },
};
export const Problem = withHandlers([[getAssistantRule, () => 'offline']]);
