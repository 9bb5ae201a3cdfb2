import { type CourseFilterState, NO_COURSE_FILTER } from '@drawbridge/client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CourseFilters, type CourseFiltersProps } from './CourseFilters.tsx';

/** Keeps the filter, as the page around it does. */
function Page(props: CourseFiltersProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: CourseFilterState) => {
    setValue(next);
    props.onChange(next);
  };
  return <CourseFilters {...props} value={value} onChange={change} />;
}

/** Search, topics, level, status, role and journey. @see CAT-7..CAT-9, CAT-13, CAT-15 */
const meta = {
  title: 'Widgets/Course catalogue/CourseFilters',
  component: CourseFilters,
  args: {
    value: NO_COURSE_FILTER,
    onChange: fn(),
    popularTags: ['injection', 'access-control', 'sql', 'browser-security'],
    paths: [{ id: 'j1', title: 'Secure developer foundations' }],
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof CourseFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

/** CAT-9: every part is in the state under its own name. */
export const Chooses: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Beginner' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Not started' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Role' }), 'Pentester');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Journey' }), 'j1');
    await expect(canvas.getByRole('button', { name: 'SQL' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'access control' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...NO_COURSE_FILTER,
      proficiency: ['Basic'],
      progress: ['not_started'],
      carrer: ['Pentester'],
      learningPath: ['j1'],
      tags: ['access-control'],
    });
  },
};
/** CAT-15 */
export const Clears: Story = {
  args: { value: { ...NO_COURSE_FILTER, search: 'sql', proficiency: ['Advanced'], tags: ['sql'] } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(NO_COURSE_FILTER);
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  },
};
/** The topics are those of the labs; a button shows what is narrower. */
export const Topics: Story = {
  args: {
    topics: [
      { name: 'Injection', tags: ['injection', 'sql'] },
      { name: 'Access control', tags: ['access-control'] },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: 'browser security' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Injection' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...NO_COURSE_FILTER, tags: ['injection', 'sql'] });
    await userEvent.click(canvas.getByRole('button', { name: 'More topics' }));
    await expect(canvas.queryByRole('button', { name: 'access control' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'browser security' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Injection' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(NO_COURSE_FILTER);
  },
};
/** CAT-13: a topic that completes what was typed replaces it. */
export const Completes: Story = {
  args: { value: { ...NO_COURSE_FILTER, search: 'inj' }, suggestedTags: ['injection', 'command-injection'] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const row = await canvas.findByRole('group', { name: 'Topics like “inj”' });
    await userEvent.click(within(row).getByRole('button', { name: 'command injection' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...NO_COURSE_FILTER,
      search: '',
      tags: ['command-injection'],
    });
  },
};
