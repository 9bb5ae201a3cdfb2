import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoadingOverlay } from './LoadingOverlay.tsx';

describe('GEN-19..GEN-21 the overlay with a delay', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('the overlay says Hang On... once the delay is over', () => {
    render(<LoadingOverlay delayMs={300} />);
    act(() => void vi.advanceTimersByTime(299));
    expect(screen.queryByText('Hang On...')).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByText('Hang On...')).toBeDefined();
  });

  it('the overlay is never seen when the wait ends earlier', () => {
    const { unmount } = render(<LoadingOverlay delayMs={300} />);
    unmount();
    act(() => void vi.advanceTimersByTime(1_000));
    expect(screen.queryByText('Hang On...')).toBeNull();
  });

  it('the overlay takes no click from the page below', () => {
    render(<LoadingOverlay cover="page" />);
    expect(getComputedStyle(screen.getByRole('status')).pointerEvents).toBe('none');
  });
});
