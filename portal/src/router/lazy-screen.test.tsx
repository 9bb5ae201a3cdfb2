import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, startTransition, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLazyScreen, type LazyScreen } from './lazy-screen.tsx';

const Planets = () => <p>Eight planets</p>;

/** Shows a screen after a press, as a navigation does. */
function Page({ lazyScreen }: { lazyScreen: LazyScreen }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => startTransition(() => setIsOpen(true))}>
        Open
      </button>
      <Suspense fallback={null}>{isOpen ? lazyScreen.render({}) : 'Closed'}</Suspense>
    </>
  );
}
const press = () => screen.getByRole('button', { name: 'Open' }).click();

describe('a lazy screen', () => {
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('a lazy screen suspends until its code is fetched, and React warns of nothing', async () => {
    const logged = vi.spyOn(console, 'error');
    const code = Promise.withResolvers<typeof Planets>();
    render(<Page lazyScreen={createLazyScreen(() => code.promise)} />);
    await act(async () => press());
    expect(screen.getByText('Closed', { exact: false })).toBeDefined();
    code.resolve(Planets);
    expect(await screen.findByText('Eight planets')).toBeDefined();
    expect(logged.mock.calls).toEqual([]);
  });

  it('a lazy screen shows without suspending once it is preloaded', async () => {
    const lazyScreen = createLazyScreen(() => Promise.resolve(Planets));
    await lazyScreen.preload();
    expect(lazyScreen.preload()).toBeUndefined();
    render(<Page lazyScreen={lazyScreen} />);
    act(press);
    expect(screen.getByText('Eight planets')).toBeDefined();
  });

  it('a lazy screen is fetched again by the preload after a failure', async () => {
    const load = vi.fn(() => Promise.resolve(Planets));
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const lazyScreen = createLazyScreen(load);
    await expect(lazyScreen.preload()).rejects.toThrow('Failed to fetch');
    await lazyScreen.preload();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
