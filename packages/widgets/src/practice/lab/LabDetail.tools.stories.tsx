import { labPack } from '@drawbridge/lab-workspace/testing/lab-data';
import { inspection, policyPack, victimPack } from '@drawbridge/lab-workspace/testing/lab-kinds';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type LabScene, LONG, openPane, opens, type Screen } from './testing/lab-scene.tsx';
import { labStory } from './testing/lab-story.tsx';

const meta = {
  title: 'Lab/Tools of the page',
  ...labStory,
} satisfies Meta<typeof LabScene>;
export default meta;

type Story = StoryObj<typeof meta>;

async function goTo(canvas: Screen, url: string) {
  await openPane(canvas, /Preview/);
  const address = await canvas.findByRole('textbox', { name: 'Address in the lab' }, LONG);
  await userEvent.clear(address);
  await userEvent.type(address, `${url}{Enter}`);
}
async function openView(canvas: Screen, name: RegExp) {
  await openPane(canvas, /Preview/);
  const list = await canvas.findByRole('tablist', { name: /what happened behind it/ }, LONG);
  await userEvent.click(within(list).getByRole('tab', { name }));
}

export const Requests: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await openView(canvas, /Requests/);
    await userEvent.click(await canvas.findByRole('button', { name: /GET/ }, LONG));
    await canvas.findByRole('heading', { name: 'What happened' });
  },
};

export const EditAndResend: Story = {
  play: async (context) => {
    await Requests.play?.(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit and resend' }));
    const url = canvas.getByRole('textbox', { name: 'Path and query' });
    await userEvent.clear(url);
    await userEvent.type(url, '/invoices/2041');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await canvas.findByText('/invoices/2041');
  },
};

export const Database: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await openView(canvas, /Database/);
    await canvas.findByText('RF-7K2M-94QX', {}, LONG);
  },
};

export const Console: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await openView(canvas, /Console/);
    await canvas.findByText('GET /', {}, LONG);
  },
};

export const Browsing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1 }, LONG);
    await openPane(canvas, /Preview/);
    const address = await canvas.findByRole('textbox', { name: 'Address in the lab' }, LONG);
    await userEvent.clear(address);
    await userEvent.type(address, '/invoices/2041{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Back' })).toBeEnabled(), LONG);
    await userEvent.clear(address);
    await userEvent.type(address, '//evil.test/steal{Enter}');
    await expect(await canvas.findByText(/The preview stays inside the lab/)).toBeVisible();
    await expect(address).toHaveValue('/invoices/2041');
  },
};

/** An attack works in the preview: the page shows it immediately with its proof and ticks it in the steps. */
export const YouBrokeIt: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await goTo(canvas, '/invoices/2042');
    await canvas.findByText('You broke it: Read invoice 2042 as Ada', {}, LONG);
    const banner = canvas.getByRole('region', { name: 'An attack worked' });
    await expect(within(banner).getByText(/^Disclosed: invoice LL-2042/)).toBeVisible();
    await expect(canvas.getByText(', done')).toBeInTheDocument();
  },
};

export const StillOpen: Story = {
  args: { answers: [opens(labPack, { breaches: ['read-neighbour'] })] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await goTo(canvas, '/invoices/2042');
    await canvas.findByText('Still open: Read invoice 2042 as Ada', {}, LONG);
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByText(/Still open/)).toBeNull();
  },
};

export const Cookies: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await openPane(canvas, /Preview/);
    await canvas.findByText('sid=4f1c9a', {}, LONG);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    const sid = await canvas.findByRole('textbox', { name: 'sid' });
    await userEvent.clear(sid);
    await userEvent.type(sid, 'somebody-else');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'role');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Value' }), 'admin');
    await userEvent.click(canvas.getByRole('button', { name: 'Add cookie' }));
    await expect(canvas.getByText('sid=somebody-else; role=admin')).toBeInTheDocument();
  },
};

export const SendAs: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await openView(canvas, /Requests/);
    await userEvent.click(await canvas.findByRole('button', { name: /GET/ }, LONG));
    await userEvent.click(canvas.getByRole('button', { name: 'Edit and resend' }));
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Send as' }),
      'A stranger, without cookies',
    );
    const times = canvas.getByRole('spinbutton', { name: 'Repeat' });
    await userEvent.clear(times);
    await userEvent.type(times, '3');
  },
};

export const SentThrice: Story = {
  play: async (context) => {
    await SendAs.play?.(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^GET/ }).length).toBe(4), LONG);
  },
};

export const Victim: Story = {
  args: { answers: [opens(victimPack)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await openView(canvas, /Victim/);
    await userEvent.click(await canvas.findByRole('button', { name: /^Send the link to/ }, LONG));
    await canvas.findAllByText(/SQL: SELECT/, {}, LONG);
  },
};

export const AttackersPage: Story = {
  args: { answers: [opens(victimPack)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await openView(canvas, /Victim/);
    await userEvent.click(await canvas.findByRole('tab', { name: "Attacker's page" }, LONG));
    await userEvent.click(canvas.getByRole('button', { name: /^Have .+ open your page/ }));
    await canvas.findByText(/something was written/, {}, LONG);
  },
};

export const BuildResult: Story = {
  args: { answers: [opens(policyPack)], runner: { inspection } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await openPane(canvas, /Build result/);
    await canvas.findByText('1,482 MB', {}, LONG);
    await expect(canvas.getAllByRole('img', { name: 'Problem' }).length).toBe(4);
  },
};

export const BuildResultEmpty: Story = {
  args: { answers: [opens(policyPack)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await openPane(canvas, /Build result/);
    await canvas.findByText('There is nothing to show for these files.', {}, LONG);
  },
};

/** A command by keyboard: Mod+K, a few letters, Enter. */
export const Palette: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1 }, LONG);
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(await canvas.findByRole('combobox', { name: 'Commands' }, LONG)).toHaveFocus();
  },
};

export const PaletteByKeyboard: Story = {
  play: async (context) => {
    await Palette.play?.(context);
    const canvas = within(context.canvasElement);
    await userEvent.keyboard('opnhint');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Open hint 1');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('combobox', { name: 'Commands' })).toBeNull();
    await canvas.findByRole('button', { name: 'Open this hint' });
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.keyboard('store.js{Enter}');
    await canvas.findByRole('textbox', { name: 'Code of store.js' }, LONG);
  },
};

const showOnly = (canvas: Screen, pane: string) =>
  canvas.queryByRole('button', { name: `Show only: ${pane}` });

/** One pane has the whole page; the others take no focus. Narrower pages show one pane at a time anyway. */
export const OnlyOnePane: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1 }, LONG);
    const button = showOnly(canvas, 'Code');
    if (!button) return;
    await userEvent.click(button);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Next' })).toBeNull());
    await userEvent.keyboard('{F6}');
    await waitFor(() => expect(document.activeElement?.getAttribute('data-pane')).toBe('view'));
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: /Code of/ })).toBeNull());
    await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Next' })).toBeVisible());
  },
};

/** The tests are one line until they are run, submitted or opened. */
export const TestsOpenWithRun: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1 }, LONG);
    const bar = canvas.queryByRole('button', { name: /^Tests/, expanded: false });
    if (!bar) return;
    await canvas.findByRole('button', { name: 'Tests 3 of 5 pass' }, LONG);
    await expect(canvas.queryByText('Gets through')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Run' }));
    await canvas.findAllByText('Gets through', {}, LONG);
    await userEvent.click(canvas.getByRole('button', { name: 'Close: Tests' }));
    await waitFor(() => expect(canvas.queryByText('Gets through')).toBeNull());
  },
};
