import type { Loadable, ShownProblem } from '@drawbridge/client';
import { Button, Callout } from '@drawbridge/ui';
import { t } from './messages.ts';

export interface KeptNoteProps {
  list: Loadable<unknown, ShownProblem>;
  onRetry: (() => void) | undefined;
}

/** Says that a list still shows the results of an earlier filter, because those of the latest could not be loaded. @see ERR-24 */
export function KeptNote({ list, onRetry }: KeptNoteProps) {
  if (list.state !== 'ready' || !list.reloadProblem) return null;
  return (
    <Callout
      live
      tone="warn"
      actions={
        onRetry && (
          <Button size="sm" onClick={onRetry}>
            {t('retry')}
          </Button>
        )
      }
    >
      {t('kept')}
    </Callout>
  );
}
