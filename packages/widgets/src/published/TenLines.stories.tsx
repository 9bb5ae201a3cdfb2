import { createFakeServer } from '@drawbridge/client/testing';
import { addWish, listWishes, WISHLIST_TEXTS } from '@drawbridge/contracts/learning';
import { buildWish } from '@drawbridge/contracts/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ConnectedWishlistButton } from '../learning/wishlist/index.ts';
import { createDrawbridge, DrawbridgeProvider } from './provider.ts';

interface PartnerProps {
  /** Asks the partner's own server. */
  getToken: () => Promise<{ token: string }>;
  notify: (tone: string, text: string) => void;
  fetch: typeof globalThis.fetch;
}

/** The whole of a partner's page: these ten lines and a widget. */
function PartnerPage({ getToken, notify, fetch }: PartnerProps) {
  const [drawbridge] = useState(() =>
    createDrawbridge({
      origin: 'https://fake.test',
      getToken,
      notify,
      fetch,
    }),
  );
  return (
    <DrawbridgeProvider value={drawbridge}>
      <ConnectedWishlistButton course={{ _key: 'c1', event_name: 'Injection at the boundary' }} />
    </DrawbridgeProvider>
  );
}

const server = createFakeServer([
  [listWishes, () => ({ data: { items: [], custom_data: [{ sk: '/', name: 'All', events: [] }] } })],
  [addWish, () => ({ data: { item: buildWish(), lists: ['/'] }, message: WISHLIST_TEXTS.added })],
]);

/** What a partner writes to show a widget: `createDrawbridge`, the provider, the widget. @see EMB-3 */
const meta = {
  title: 'Widgets/Provider/TenLines',
  component: PartnerPage,
  args: {
    getToken: () => Promise.resolve({ token: 'partner-token' }),
    notify: fn(),
    fetch: server.fetch,
  },
} satisfies Meta<typeof PartnerPage>;
export default meta;

/** The widget loads its store, calls with the partner's token and reports through the partner's page. */
export const OneWidget: StoryObj<typeof meta> = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('button', { name: /Add .* to favorites/ })).toBeEnabled());
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(args.notify).toHaveBeenCalledWith('positive', WISHLIST_TEXTS.added));
    await expect(server.carried.at(-1)).toBe('partner-token');
    await expect(canvas.getByRole('button', { name: /Remove .* from favorites/ })).toBeVisible();
  },
};
