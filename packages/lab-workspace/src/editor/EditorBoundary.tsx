import { ProblemState } from '@drawbridge/ui';
import { Component, type ReactNode } from 'react';
import { t } from './messages.ts';

/** Shows a problem when the editor cannot be loaded; the rest of the lab works. Only a class can catch errors. */
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
