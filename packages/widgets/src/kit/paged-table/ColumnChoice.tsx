import type { ContextItem } from '@drawbridge/contracts';
import { Button, Checkbox, Dialog, iconGrid, Stack } from '@drawbridge/ui';
import { useState } from 'react';
import { MOST_COLUMNS, toItemKey } from './learner-choice.ts';
import { t } from './messages.ts';

interface ColumnChoiceProps {
  items: readonly ContextItem[];
  chosen: readonly string[];
  onChosen: (chosen: string[]) => void;
}

/** Which activities have a column. */
export function ColumnChoice({ items, chosen, onChosen }: ColumnChoiceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button icon={iconGrid} onClick={() => setIsOpen(true)}>
        {t('columns')}: {t('columns.count', { shown: chosen.length, all: items.length })}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t('columns')}
        description={t('columns.hint', { most: MOST_COLUMNS })}
        footer={
          <Button tone="primary" onClick={close}>
            {t('columns.done')}
          </Button>
        }
      >
        <Stack gap="3">
          {items.map((item) => {
            const key = toItemKey(item);
            const isChosen = chosen.includes(key);
            return (
              <Checkbox
                key={key}
                label={item.title}
                checked={isChosen}
                disabled={!isChosen && chosen.length >= MOST_COLUMNS}
                onChange={() => onChosen(isChosen ? chosen.filter((one) => one !== key) : [...chosen, key])}
              />
            );
          })}
        </Stack>
      </Dialog>
    </>
  );
}
