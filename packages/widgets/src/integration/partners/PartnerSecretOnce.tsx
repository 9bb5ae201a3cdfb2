import { Button, Callout, CodeBlock } from '@drawbridge/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { t } from './messages.ts';
import * as styles from './partners.css.ts';

/** A secret key, in the one moment in which it can be copied. */
export function SecretOnce({
  secret,
  onStored,
  more,
}: {
  secret: string;
  /** Hides it. */
  onStored: () => void;
  /** Another way on, beside the button. */
  more?: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  // The button that made it may be gone.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={t('secret.label')} className={styles.secret}>
      <Callout
        tone="warn"
        live
        title={t('secret.title')}
        actions={
          <>
            <Button size="sm" onClick={onStored}>
              {t('secret.done')}
            </Button>
            {more}
          </>
        }
      >
        <p className={styles.plain}>{t('secret.about')}</p>
        <CodeBlock
          code={secret}
          title={t('secret.label')}
          copyLabel={t('secret.copy')}
          copiedLabel={t('copied')}
        />
      </Callout>
    </div>
  );
}
