import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CrashBoundary } from './CrashBoundary.tsx';

function Page({ broken }: { broken: boolean }) {
  if (broken) throw new Error('this page is broken');
  return <p>All is well here</p>;
}

/** The frame around the pages, with one of them in it. */
const Portal = ({ path, broken }: { path: string; broken: boolean }) => (
  <>
    <nav>
      <a href="#dashboard">Dashboard</a>
    </nav>
    <CrashBoundary path={path}>
      <Page broken={broken} />
    </CrashBoundary>
  </>
);

describe('ERR-26 a crash in one screen', () => {
  beforeEach(() => {
    // React and the boundary both log it; that it is logged is part of the rule.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('a crashed screen says that it stopped and how to continue, and the rest stays usable', async () => {
    render(<Portal path="/portal/courses" broken />);
    expect(await screen.findByRole('button', { name: 'Reload' })).toBeDefined();
    expect(await screen.findByText('What you saved is safe.', { exact: false })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Dashboard' })).toBeDefined();
    expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ message: 'this page is broken' }));
  });

  it('the message disappears when another page is opened, and returns with the next crash', async () => {
    const { rerender } = render(<Portal path="/portal/courses" broken />);
    await screen.findByRole('button', { name: 'Reload' });
    rerender(<Portal path="/portal/favorite" broken={false} />);
    expect(screen.getByText('All is well here')).toBeDefined();
    rerender(<Portal path="/portal/favorite" broken />);
    expect(await screen.findByRole('button', { name: 'Reload' })).toBeDefined();
  });

  it('the message stays while its page stays: a render alone does not hide it', async () => {
    const { rerender } = render(<Portal path="/portal/courses" broken />);
    await screen.findByRole('button', { name: 'Reload' });
    rerender(<Portal path="/portal/courses" broken={false} />);
    expect(screen.queryByText('All is well here')).toBeNull();
  });
});
