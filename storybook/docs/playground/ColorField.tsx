import { Icon, iconCheck, iconWarning } from '@drawbridge/ui';
import { type ColorName, toKebab } from '@drawbridge/ui/tokens';
import { useEffect, useId, useState } from 'react';
import { type Draft, findWorst, hexIn, isHex, type Scheme } from './draft.ts';
import * as styles from './playground.css.ts';

interface ColorFieldProps {
  draft: Draft;
  name: ColorName;
  title: string;
  onChange: (scheme: Scheme, hex: string) => void;
}

/** One color in light and dark: a picker, its value as text, and the worst contrast that it takes part in. */
export function ColorField({ draft, name, title, onChange }: ColorFieldProps) {
  return (
    <fieldset className={styles.colorField}>
      <legend className={styles.legend}>
        {title} <code className={styles.property}>--drawbridge-color-{toKebab(name)}</code>
      </legend>
      {(['light', 'dark'] as const).map((scheme) => (
        <SchemeField
          key={scheme}
          draft={draft}
          name={name}
          label={`${title}, ${scheme}`}
          scheme={scheme}
          onChange={(hex) => onChange(scheme, hex)}
        />
      ))}
    </fieldset>
  );
}

interface SchemeFieldProps {
  draft: Draft;
  name: ColorName;
  label: string;
  scheme: Scheme;
  onChange: (hex: string) => void;
}

function SchemeField({ draft, name, label, scheme, onChange }: SchemeFieldProps) {
  const hex = hexIn(draft, name, scheme);
  const [typed, setTyped] = useState(hex);
  const ratioId = useId();
  // A color that was picked, or came with a brand, is what the text field says next.
  useEffect(() => setTyped(hex), [hex]);
  return (
    <div className={styles.scheme}>
      <span className={styles.schemeName}>{scheme}</span>
      <input
        type="color"
        aria-label={label}
        aria-describedby={ratioId}
        value={hex}
        onChange={(event) => onChange(event.target.value)}
        className={styles.picker}
      />
      <input
        type="text"
        aria-label={`${label}, as text`}
        aria-invalid={!isHex(typed)}
        value={typed}
        spellCheck={false}
        onChange={(event) => {
          setTyped(event.target.value);
          if (isHex(event.target.value)) onChange(event.target.value.toLowerCase());
        }}
        className={styles.hex}
      />
      <Ratio id={ratioId} draft={draft} name={name} scheme={scheme} />
    </div>
  );
}

function Ratio({
  id,
  draft,
  name,
  scheme,
}: Pick<SchemeFieldProps, 'draft' | 'name' | 'scheme'> & { id: string }) {
  const worst = findWorst(draft, name, scheme);
  if (!worst) return <span id={id} className={styles.ratio} />;
  const { ratio, least, front, back } = worst;
  const isLow = ratio < least;
  return (
    <span id={id} aria-live="polite" className={isLow ? styles.lowRatio : styles.ratio}>
      <Icon icon={isLow ? iconWarning : iconCheck} size={14} />
      {ratio.toFixed(2)}:1{isLow ? `, below ${least}:1` : ''}, {front} on {back}
    </span>
  );
}
