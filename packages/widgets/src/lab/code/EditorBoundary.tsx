import { ProblemState } from '@drawbridge/ui';
import { Component, type ReactNode } from 'react';
import { t } from './messages.ts';

/** Catches an editor chunk that did not arrive; the rest of the lab goes on. A class, because only classes catch. */
export class EditorBoundary extends Component<{ children: ReactNode }, { isFailed: boolean }> {
  override state = { isFailed: false };

  static getDerivedStateFromError() {
    return { isFailed: true };
  }

  override render() {
    if (!this.state.isFailed) return this.props.children;
    return <ProblemState compact title={t('code.editorFailed')} onRetry={() => location.reload()} />;
  }
}
