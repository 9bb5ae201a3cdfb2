import { Button, iconPlay } from '@drawbridge/ui';
import { useLabPage } from '../page/lab-page-context.ts';
import { t } from './messages.ts';

/** Runs the visible tests now; they also run at each pause in typing. */
export function RunButton() {
  const { actions, ...labPage } = useLabPage();
  const workspace = labPage.workspace.value;
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
