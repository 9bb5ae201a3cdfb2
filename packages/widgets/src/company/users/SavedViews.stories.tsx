import { asId } from '@drawbridge/contracts';
import {
  deleteUserView,
  listUserViews,
  type SavedUserView,
  saveUserView,
  setDefaultUserView,
} from '@drawbridge/contracts/company';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { documented } from '../../testing/documented.ts';
import { idOf } from '../../testing/sample-people.ts';
import { type Handlers, StoryHost } from '../../testing/story-host.tsx';
import { SavedViews, type SavedViewsProps } from './SavedViews.tsx';
import { EVERYBODY, toUsersView, toViewParams } from './users-view.ts';

function Scene({ handlers, ...props }: SavedViewsProps & { handlers: Handlers }) {
  const [view, setView] = useState(props.view);
  return (
    <StoryHost handlers={handlers}>
      <SavedViews
        {...props}
        view={view}
        onView={(next) => {
          props.onView(next);
          setView(next);
        }}
      />
    </StoryHost>
  );
}

const build = (nth: number, part: Partial<SavedUserView>): SavedUserView => ({
  id: asId<'user view'>(idOf(nth)),
  name: 'Not here yet',
  is_shared: false,
  is_own: true,
  may_change: true,
  query: { state: 'invited' },
  dropped: [],
  ...part,
});
const own = build(1, {});
const shared = build(2, {
  name: 'Managers without a license, by the day they were last seen',
  is_shared: true,
  is_own: false,
  may_change: false,
  query: { role: 'manager', has_license: false, sort: 'last_seen' },
  dropped: ['team_id'],
});

function serve(given: SavedUserView[], defaultId: SavedUserView['id'] | null = null): Handlers {
  let items = given;
  let chosen = defaultId;
  const read = () => ({ data: { items, default_view_id: chosen } });
  return [
    [listUserViews, read],
    [
      saveUserView,
      (input) => {
        const { id, ...saved } = input as Pick<SavedUserView, 'id' | 'name' | 'is_shared' | 'query'>;
        if (saved.name === 'Taken')
          return { problem: 'bad_input', errors: { name: 'You have a view with this name' } };
        items = [...items.filter((one) => one.id !== id), build(0, { id, ...saved })];
        return read();
      },
    ],
    [
      deleteUserView,
      ({ id }) => {
        items = items.filter((one) => one.id !== id);
        if (chosen === id) chosen = null;
        return read();
      },
    ],
    [
      setDefaultUserView,
      ({ id }) => {
        chosen = id as typeof chosen;
        return read();
      },
    ],
  ];
}

const invited = toUsersView({ state: 'invited' });

/** Saved filters, order and columns of the list of users. */
const meta = {
  title: 'Widgets/Users/SavedViews',
  component: documented(SavedViews, Scene),
  render: (args) => <Scene {...args} />,
  args: {
    view: EVERYBODY,
    onView: fn(),
    toView: (view) => `#${new URLSearchParams(toViewParams(view)).toString()}`,
    handlers: serve([own, shared]),
  },
  argTypes: { handlers: { control: false }, toView: { control: false }, view: { control: false } },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

const openMenu = async (element: HTMLElement) => {
  await userEvent.click(await within(element).findByRole('button', { name: /^Views/ }));
  return within(await within(document.body).findByRole('menu', { name: 'Views' }));
};

/** Each view is a link. */
export const Menu: Story = {
  play: async ({ canvasElement }) => {
    const menu = await openMenu(canvasElement);
    await expect(menu.getByRole('menuitem', { name: /^Not here yet/ })).toHaveAttribute(
      'href',
      '#state=invited',
    );
    await expect(menu.getByRole('menuitem', { name: 'All users' })).toHaveAttribute('href', '#');
  },
};

export const Saving: Story = {
  args: { view: toUsersView({ state: 'deactivated' }) },
  play: async ({ canvasElement }) => {
    const menu = await openMenu(canvasElement);
    await userEvent.click(menu.getByRole('menuitem', { name: 'Save as a view' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'Taken');
    await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription('You have a view with this name'));
    await userEvent.clear(name);
    await userEvent.type(name, 'Gone');
    await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
    await expect(await within(canvasElement).findByRole('button', { name: 'Views: Gone' })).toBeVisible();
  },
};

/** A deletion needs no question, because it can be undone; the default view is the default again. */
export const Deleted: Story = {
  args: { view: invited },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const menu = await openMenu(canvasElement);
    await userEvent.click(menu.getByRole('menuitem', { name: 'Make it the default' }));
    await within(document.body).findByText('Your list now begins with “Not here yet”.');
    const again = await openMenu(canvasElement);
    await userEvent.click(again.getByRole('menuitem', { name: 'Delete the view' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    const views = await canvas.findByRole('button', { name: 'Views: Not here yet' });
    await expect(views).toHaveFocus();
    await waitFor(async () => {
      const last = await openMenu(canvasElement);
      await expect(last.getByRole('menuitem', { name: 'Begin with all users' })).toBeVisible();
    });
  },
};

/** The list without filters begins with the default view. */
export const Default: Story = {
  args: { handlers: serve([own, shared], own.id) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Views: Not here yet' })).toBeVisible();
    await expect(args.onView).toHaveBeenCalledOnce();
  },
};

/** A filter that is gone is left out, and the page says so. */
export const Dropped: Story = {
  args: { view: toUsersView({ role: 'manager', license: 'no', sort: 'last_seen' }) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/filters that no longer exist/)).toBeVisible();
    const menu = await openMenu(canvasElement);
    await expect(menu.queryByRole('menuitem', { name: 'Delete the view' })).toBeNull();
  },
};

export const Problem: Story = { args: { handlers: [[listUserViews, () => 'offline']] } };
