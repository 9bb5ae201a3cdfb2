import { act, cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLazyCode, type LazyCode } from './lazy-code.ts';

class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? 'Could not be fetched' : this.props.children;
  }
}

/** Shows the text that the code consists of. */
function show({ read }: LazyCode<string>) {
  const Text = () => <p>{read()}</p>;
  return render(
    <Boundary>
      <Suspense fallback="Waiting">
        <Text />
      </Suspense>
    </Boundary>,
  );
}

describe('lazy code', () => {
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('lazy code is shown without a fallback once it is loaded', async () => {
    const code = createLazyCode(() => Promise.resolve('Here'));
    await code.preload();
    expect(show(code).container.textContent).toBe('Here');
    expect(code.preload()).toBeUndefined();
  });

  it('lazy code is fetched once for a preload and for what waits for it', async () => {
    const load = vi.fn(() => Promise.resolve('Here'));
    const code = createLazyCode(load);
    void code.preload();
    await act(async () => void show(code));
    expect(screen.getByText('Here')).toBeDefined();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('lazy code that could not be preloaded is fetched again when it is needed', async () => {
    const load = vi.fn(() => Promise.resolve('Here'));
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const code = createLazyCode(load);
    await expect(code.preload()).rejects.toThrow('Failed to fetch');
    await act(async () => void show(code));
    expect(screen.getByText('Here')).toBeDefined();
  });

  it('lazy code that cannot be fetched fails in the component and is not fetched by each render', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    const code = createLazyCode<string>(load);
    await act(async () => void show(code));
    expect(screen.getByText('Could not be fetched')).toBeDefined();
    expect(load).toHaveBeenCalledTimes(1);
    await expect(code.preload()).rejects.toThrow('Failed to fetch');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
