import { Button, Callout, CodeBlock } from '@drawbridge/ui';
import { useEffect, useRef } from 'react';
import { t } from './messages.ts';
import * as styles from './tokens.css.ts';

interface TokenOnceProps {
  token: string;
  apiOrigin: string;
  /** Hides it. */
  onStored: () => void;
}

/** A token in the one moment in which it can be copied. @see PROF-15 */
export function TokenOnce({ token, apiOrigin, onStored }: TokenOnceProps) {
  const place = useRef<HTMLDivElement>(null);
  // After the dialog, which gives the focus back to the button.
  useEffect(() => place.current?.focus(), []);
  const example = `curl -H 'Authorization: Bearer ${token}' \\\n  ${apiOrigin}/api/main/user/dashboard`;
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={t('once.title')} className={styles.once}>
      <Callout
        tone="warn"
        live
        title={t('once.title')}
        actions={
          <Button size="sm" onClick={onStored}>
            {t('once.done')}
          </Button>
        }
      >
        <div className={styles.part}>
          <p className={styles.plain}>{t('once.about')}</p>
          <CodeBlock
            code={token}
            title={t('once.token')}
            copyLabel={t('once.copy')}
            copiedLabel={t('once.copied')}
          />
          <CodeBlock
            code={example}
            title={t('once.use')}
            copyLabel={t('once.copyUse')}
            copiedLabel={t('once.copied')}
          />
        </div>
      </Callout>
    </div>
  );
}
