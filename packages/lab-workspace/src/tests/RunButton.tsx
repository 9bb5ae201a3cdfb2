import { Button, iconPlay } from '@drawbridge/ui';
import { useWorkspacePage } from '../page/workspace-page-context.ts';
import { t } from '../results/messages.ts';

/** Runs the visible tests now; they also run at each pause in typing. */
export function RunButton() {
  const { actions, ...workspacePage } = useWorkspacePage();
  const workspace = workspacePage.workspace.value;
  return (
    <Button
      size="sm"
      icon={iconPlay}
      loading={workspace.isRunning.value}
      onClick={actions.run}
      disabled={workspace.engine.value !== 'ready'}
    >
      {t('tests.run')}
    </Button>
  );
}
