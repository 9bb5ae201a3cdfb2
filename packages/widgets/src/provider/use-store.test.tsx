import type { Drawbridge } from '@drawbridge/client';
import { createFakeDrawbridge } from '@drawbridge/client/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, startTransition, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DrawbridgeProvider, useStore } from './index.ts';

function Widget() {
  const store = useStore('labs');
  return <p>The list is {store.labs.value.state}</p>;
}

/** A page that shows the widget after a press. */
function Page({ drawbridge }: { drawbridge: Drawbridge }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <DrawbridgeProvider value={drawbridge}>
      <button type="button" onClick={() => startTransition(() => setIsOpen(true))}>
        Open
      </button>
      <Suspense fallback={<p>Fetching</p>}>{isOpen ? <Widget /> : 'Closed'}</Suspense>
    </DrawbridgeProvider>
  );
}

describe('EMB-3 useStore', () => {
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('useStore suspends until the store is created, and React warns of nothing', async () => {
    const logged = vi.spyOn(console, 'error');
    render(<Page drawbridge={createFakeDrawbridge().drawbridge} />);
    // React takes up a transition where it was suspended: this is where it compares the uses.
    await act(async () => screen.getByRole('button', { name: 'Open' }).click());
    expect(await screen.findByText('The list is loading')).toBeDefined();
    expect(logged.mock.calls).toEqual([]);
  });

  it('useStore shows a store that already exists without suspending', async () => {
    const { drawbridge } = createFakeDrawbridge();
    await drawbridge.store('labs');
    render(<Page drawbridge={drawbridge} />);
    act(() => screen.getByRole('button', { name: 'Open' }).click());
    expect(screen.getByText('The list is loading')).toBeDefined();
  });
});
