import { Button, Checkbox, Dialog, iconGrid, Stack } from '@drawbridge/ui';
import { useState } from 'react';
import { t } from './messages.ts';

export interface ColumnChoiceProps {
  columns: readonly { id: string; label: string }[];
  chosen: readonly string[];
  onChosen: (chosen: string[]) => void;
  /** Names the button and the dialog. */
  label?: string;
  /** So many can be shown. */
  most?: number;
}

/** Which columns of a table are shown. */
export function ColumnChoice({
  columns,
  chosen,
  onChosen,
  label: name = t('columns'),
  most = columns.length,
}: ColumnChoiceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button icon={iconGrid} onClick={() => setIsOpen(true)}>
        {name}: {t('columns.count', { shown: chosen.length, all: columns.length })}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={name}
        description={most < columns.length ? t('columns.hint', { most }) : undefined}
        footer={
          <Button tone="primary" onClick={close}>
            {t('columns.done')}
          </Button>
        }
      >
        <Stack gap="3">
          {columns.map(({ id, label }) => {
            const isChosen = chosen.includes(id);
            return (
              <Checkbox
                key={id}
                label={label}
                checked={isChosen}
                disabled={!isChosen && chosen.length >= most}
                onChange={() => onChosen(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id])}
              />
            );
          })}
        </Stack>
      </Dialog>
    </>
  );
}
