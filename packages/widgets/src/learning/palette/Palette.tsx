import type { CatalogueStore } from '@drawbridge/client/stores/kernel/catalogue';
import { Button, type Command, CommandPalette } from '@drawbridge/ui';
import { toFigure } from '@drawbridge/ui/messages';
import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useEffect, useState } from 'react';
import { useDrawbridge } from '../../provider/index.ts';
import { type CatalogueWays, toCatalogueCommands, toContinue } from './catalogue-commands.ts';
import { t } from './messages.ts';

export interface PaletteProps extends CatalogueWays {
  onClose: () => void;
  /** Pages and actions of the host, in the order to show. */
  commands: readonly Command[];
}

/**
 * Everything the learner may open, found by typing. Pages and actions are here from the first moment; what is fetched
 * joins them, so the field is never taken from under a typing hand: hence no `useStore`, which suspends.
 */
export function Palette({ onClose, commands, ...ways }: PaletteProps) {
  useSignals();
  const { stores } = useDrawbridge();
  const [store, setStore] = useState<CatalogueStore>();
  const [isFailed, setIsFailed] = useState(false);
  const load = useCallback(async () => {
    setIsFailed(false);
    try {
      const opened = await stores.open('catalogue');
      setStore(opened);
      await opened.load();
    } catch {
      // The code of the store could not be fetched; a call that fails is a problem of the store.
      setIsFailed(true);
    }
  }, [stores]);
  useEffect(() => void load(), [load]);

  const known = store?.catalogue.value;
  const found = known?.state === 'ready' ? known.value : undefined;
  return (
    <CommandPalette
      open
      onClose={onClose}
      commands={[
        ...(found ? toContinue(found, ways) : []),
        ...commands,
        ...(found ? toCatalogueCommands(found, ways) : []),
      ]}
      label={t('title')}
      placeholder={t('placeholder')}
      emptyText={t('empty')}
      toMoreText={(count) => t('all', { count: toFigure(count) })}
      state={
        found ? undefined : isFailed || known?.state === 'problem' ? (
          <>
            {t('failed')}
            <Button size="sm" onClick={() => void load()}>
              {t('again')}
            </Button>
          </>
        ) : (
          t('loading')
        )
      }
    />
  );
}
