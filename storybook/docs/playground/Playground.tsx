import { Button, CodeBlock, Inline, Select, TextField } from '@drawbridge/ui';
import { type BrandName, brands, type ColorName } from '@drawbridge/ui/tokens';
import { useState } from 'react';
import { ColorField } from './ColorField.tsx';
import { EMPTY, toCss, toDraft, withColor } from './draft.ts';
import { Preview } from './Preview.tsx';
import * as styles from './playground.css.ts';

/** What brands change first; the other colors are properties too. */
const EDITED: readonly (readonly [name: ColorName, title: string])[] = [
  ['primary', 'Main action'],
  ['onPrimary', 'Text on it'],
  ['primaryText', 'Links'],
  ['primarySurface', 'Tint'],
  ['focus', 'Focus ring'],
  ['canvas', 'Page'],
  ['surface', 'Cards'],
  ['text', 'Text'],
  ['textMuted', 'Secondary text'],
];
const OUR_RADIUS_PX = 8;
const NONE = 'none';

/** Edits public properties, and shows widgets with them in light and dark. @see EMB-16 */
export function Playground() {
  const [draft, setDraft] = useState(EMPTY);
  const [start, setStart] = useState(NONE);
  const begin = (name: string) => {
    setStart(name);
    setDraft(name === NONE ? EMPTY : toDraft(brands[name as BrandName]));
  };
  return (
    <div className={styles.frame}>
      <div className={styles.columns}>
        <form className={styles.controls} aria-label="Tokens" onSubmit={(event) => event.preventDefault()}>
          <Select
            label="Begin with"
            value={start}
            onChange={begin}
            options={[
              { value: NONE, label: 'Drawbridge' },
              ...Object.entries(brands).map(([value, { title }]) => ({ value, label: title })),
            ]}
          />
          {EDITED.map(([name, title]) => (
            <ColorField
              key={name}
              draft={draft}
              name={name}
              title={title}
              onChange={(scheme, hex) => setDraft((now) => withColor(now, name, scheme, hex))}
            />
          ))}
          <label className={styles.range}>
            Corners, {draft.radiusPx ?? OUR_RADIUS_PX} px
            <input
              type="range"
              min={0}
              max={20}
              value={draft.radiusPx ?? OUR_RADIUS_PX}
              onChange={(event) => setDraft({ ...draft, radiusPx: Number(event.target.value) })}
            />
          </label>
          <TextField
            label="Font"
            hint="As in CSS; load it on your page."
            placeholder="'Avenir Next', system-ui, sans-serif"
            value={draft.font ?? ''}
            onChange={(event) => setDraft({ ...draft, font: event.target.value || undefined })}
          />
        </form>
        <div className={styles.previews}>
          <Preview draft={draft} scheme="light" />
          <Preview draft={draft} scheme="dark" />
        </div>
      </div>
      <div className={styles.result}>
        <CodeBlock title="brand.css" code={toCss(draft)} />
        <Inline>
          <Button onClick={() => begin(NONE)}>Reset</Button>
        </Inline>
      </div>
    </div>
  );
}
