import { ASSISTANT_LIMITS } from '@drawbridge/contracts/learning';
import { Button, iconSend, isComposing, TextArea } from '@drawbridge/ui';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import * as styles from './assistant.css.ts';
import { t } from './messages.ts';

interface AskFormProps {
  /** Initial text of the field. */
  initial: string;
  isBusy: boolean;
  onAsk: (query: string) => void;
  /** The field takes the focus whenever this changes, unless it is 0. */
  asked: number;
}

/** The field for a question. Enter sends it, as in chats; Shift+Enter adds a line. */
export function AskForm({ initial, isBusy, onAsk, asked }: AskFormProps) {
  const [query, setQuery] = useState(initial);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (asked > 0) field.current?.focus();
  }, [asked]);
  const count = query.trim().length;
  const isTooLong = count > ASSISTANT_LIMITS.query;

  function ask(event: SyntheticEvent) {
    event.preventDefault();
    if (count > 0 && !isTooLong) onAsk(query.trim());
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !isComposing(event.nativeEvent)) ask(event);
  };
  return (
    <form className={styles.form} onSubmit={ask} noValidate>
      <TextArea
        ref={field}
        label={t('question')}
        hint={t('hint')}
        error={isTooLong ? t('tooLong', { most: ASSISTANT_LIMITS.query, count }) : undefined}
        placeholder={t('placeholder')}
        rows={2}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button
        className={styles.send}
        type="submit"
        tone="primary"
        icon={iconSend}
        loading={isBusy}
        disabled={count === 0 || isTooLong}
      >
        {t('ask')}
      </Button>
    </form>
  );
}
