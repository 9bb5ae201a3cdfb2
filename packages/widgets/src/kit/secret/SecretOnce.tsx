import { Button, Callout, CodeBlock, type CodeBlockProps } from '@drawbridge/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './secret.css.ts';

export interface SecretOnceProps {
  /** Names this part of the page. */
  label: string;
  title: string;
  about: string;
  /** The secret, and texts that contain it, such as an example. */
  texts: readonly Pick<CodeBlockProps, 'code' | 'title' | 'copyLabel' | 'copiedLabel'>[];
  doneLabel: string;
  /** Called when the secret is hidden. */
  onStored: () => void;
  /** Another way to continue, beside the button. */
  more?: ReactNode;
}

/** A secret while it can be copied, which is only once. */
export function SecretOnce({ label, title, about, texts, doneLabel, onStored, more }: SecretOnceProps) {
  const place = useRef<HTMLDivElement>(null);
  // The button that made it may be gone, or a dialog has just given it the focus back.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={label} className={styles.secret}>
      <Callout
        tone="warn"
        live
        title={title}
        actions={
          <>
            <Button size="sm" onClick={onStored}>
              {doneLabel}
            </Button>
            {more}
          </>
        }
      >
        <div className={styles.part}>
          <p className={styles.plain}>{about}</p>
          {texts.map((text) => (
            <CodeBlock key={text.title} {...text} />
          ))}
        </div>
      </Callout>
    </div>
  );
}
