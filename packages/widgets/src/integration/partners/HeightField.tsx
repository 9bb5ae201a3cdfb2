import { FRAME_HEIGHT } from '@drawbridge/contracts/integration';
import { TextField } from '@drawbridge/ui';
import { useState } from 'react';
import { toHeight } from './height.ts';
import { t } from './messages.ts';

interface HeightFieldProps {
  usualPx: number;
  /** Undefined: the default height, also while the typed one is invalid. */
  onChange: (heightPx: number | undefined) => void;
}

/** The height of a frame before it reports its own. */
export function HeightField({ usualPx, onChange }: HeightFieldProps) {
  const [typed, setTyped] = useState('');
  const isFault = typed !== '' && toHeight(typed) === undefined;
  return (
    <TextField
      label={t('code.height')}
      hint={t('code.height.hint', { height: usualPx })}
      error={isFault ? t('code.height.fault', FRAME_HEIGHT) : undefined}
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      onChange={(event) => {
        const text = event.target.value.trim();
        setTyped(text);
        onChange(toHeight(text));
      }}
    />
  );
}
