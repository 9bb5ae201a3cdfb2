import { StoreUnavailable } from '@drawbridge/client';
import { ProblemState } from '@drawbridge/ui';
import { Component, type ComponentType, type ContextType, type ReactNode, Suspense } from 'react';
import { DrawbridgeContext } from './DrawbridgeProvider.tsx';
import { t } from './messages.ts';

interface FailureBoundaryProps {
  /** Shown instead of the message, also by widgets that are too small for a message. */
  failed: ReactNode;
  children: ReactNode;
}

/**
 * Tells that a widget's code could not be fetched. A class, because only classes catch errors. The page handles
 * crashes.
 */
class FailureBoundary extends Component<FailureBoundaryProps, { error: unknown }> {
  static override contextType = DrawbridgeContext;
  declare context: ContextType<typeof DrawbridgeContext>;
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!(error instanceof StoreUnavailable)) throw error;
    if (this.props.failed) return this.props.failed;
    return (
      <ProblemState
        compact
        title={t('failed')}
        message={t('failedHint')}
        onRetry={() => {
          this.context?.stores.forgetFailed();
          this.setState({ error: undefined });
        }}
      />
    );
  }
}

/**
 * Wraps a widget so that it shows `Loading` until its stores have loaded. `Failed` replaces it when they cannot be
 * fetched. Without `Failed`, a message with a button to try again does.
 */
// @__NO_SIDE_EFFECTS__
export function withLoading<Props extends object>(
  Widget: ComponentType<Props>,
  Loading: ComponentType<Props>,
  Failed?: ComponentType<Props>,
): ComponentType<Props> {
  function Loaded(props: Props) {
    return (
      <FailureBoundary failed={Failed && <Failed {...props} />}>
        <Suspense fallback={<Loading {...props} />}>
          <Widget {...props} />
        </Suspense>
      </FailureBoundary>
    );
  }
  Loaded.displayName = Widget.displayName ?? Widget.name;
  return Loaded;
}
