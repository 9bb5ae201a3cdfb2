import { Component, type ComponentType, type ReactNode } from 'react';

interface CrashBoundaryProps {
  /** A crash stays with its place: going elsewhere clears it. */
  place: string;
  /** A room crashes inside the frame, which has the page's `main` already. */
  isRoom?: boolean;
  children: ReactNode;
}
interface CrashState {
  place: string;
  error?: unknown;
  Screen?: ComponentType<{ isRoom: boolean }>;
}

/** A crash of one page: says so and offers a reload; the rest of the site stays usable. @see ERR-26 */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  override state: CrashState = { place: this.props.place };

  static getDerivedStateFromProps({ place }: CrashBoundaryProps, state: CrashState): CrashState | null {
    return place === state.place ? null : { place, error: undefined, Screen: state.Screen };
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
      // Without the network there is only the plain look.
    }
  }
  override render() {
    const { error, Screen } = this.state;
    if (error === undefined) return this.props.children;
    const { isRoom = false } = this.props;
    return Screen ? <Screen isRoom={isRoom} /> : <PlainCrash isRoom={isRoom} />;
  }
}

function PlainCrash({ isRoom }: { isRoom: boolean }) {
  const Place = isRoom ? 'div' : 'main';
  return (
    <Place>
      <p>This page stopped working. Reload it to go on. What you saved is safe.</p>
      <button type="button" onClick={() => location.reload()}>
        Reload
      </button>
    </Place>
  );
}
