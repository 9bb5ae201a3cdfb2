import { ProblemState } from '@drawbridge/ui';
import { Component, type ReactNode } from 'react';
import { t } from './messages.ts';

interface WidgetBoundaryProps {
  onFailed: () => void;
  children: ReactNode;
}

/** A widget that crashed says so in its own place, and can be begun again. @see EMB-17 */
export class WidgetBoundary extends Component<WidgetBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.props.onFailed();
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <ProblemState
        title={t('failed')}
        message={t('failedHint')}
        onRetry={() => this.setState({ hasFailed: false })}
      />
    );
  }
}
