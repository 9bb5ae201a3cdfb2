import { ASSISTANT_LIMITS } from '@drawbridge/contracts/learning';
import { Button, iconSend, isComposing, TextArea } from '@drawbridge/ui';
import { type KeyboardEvent, type SyntheticEvent, useState } from 'react';
import * as styles from './assistant.css.ts';
import { t } from './messages.ts';

interface AskFormProps {
  /** Initial text of the field. */
  initial: string;
  isBusy: boolean;
  onAsk: (query: string) => void;
}

/** The field for a question. Enter sends it, as in chats; Shift+Enter adds a line. */
export function AskForm({ initial, isBusy, onAsk }: AskFormProps) {
  const [query, setQuery] = useState(initial);
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
