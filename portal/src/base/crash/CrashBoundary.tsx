import { Component, type ComponentType, type ReactNode } from 'react';

interface CrashBoundaryProps {
  /** A crash stays with its path: another page clears it. */
  path: string;
  /** Inside the frame of the shell, which has the page's `main` already. */
  isInShell?: boolean;
  children: ReactNode;
}
interface CrashState {
  path: string;
  error?: unknown;
  Screen?: ComponentType<{ isInShell: boolean }>;
}

/** A crash of one page: says so and offers a reload; the rest of the site stays usable. @see ERR-26 */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  override state: CrashState = { path: this.props.path };

  static getDerivedStateFromProps({ path }: CrashBoundaryProps, state: CrashState): CrashState | null {
    return path === state.path ? null : { path, error: undefined, Screen: state.Screen };
  }
  static getDerivedStateFromError(error: unknown): Partial<CrashState> {
    return { error: error ?? new Error('a screen threw nothing') };
  }
  override componentDidCatch(error: unknown) {
    console.error(error);
    void this.showScreen();
  }
  private async showScreen() {
    try {
      const { CrashScreen } = await import('./CrashScreen.tsx');
      this.setState({ Screen: CrashScreen });
    } catch {
      // Without the network the plain look stays.
    }
  }
  override render() {
    const { error, Screen } = this.state;
    if (error === undefined) return this.props.children;
    const { isInShell = false } = this.props;
    return Screen ? <Screen isInShell={isInShell} /> : <PlainCrash isInShell={isInShell} />;
  }
}

function PlainCrash({ isInShell }: { isInShell: boolean }) {
  const Region = isInShell ? 'div' : 'main';
  return (
    <Region>
      <p>This page stopped working. Reload it to go on. What you saved is safe.</p>
      <button type="button" onClick={() => location.reload()}>
        Reload
      </button>
    </Region>
  );
}
