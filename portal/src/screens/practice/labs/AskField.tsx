import { ASSISTANT_LIMITS } from '@drawbridge/contracts/learning';
import { Button, iconSparkles, TextField } from '@drawbridge/ui';
import { type SyntheticEvent, useState } from 'react';
import { toAskPath } from '../../../router/ask-address.ts';
import { useNavigate } from '../../../router/use-navigate.ts';
import { t } from './AskField.messages.ts';
import * as styles from './ask-field.css.ts';

/** Leads to the page that answers. */
export function AskField() {
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  function ask(event: SyntheticEvent) {
    event.preventDefault();
    const path = query.trim() === '' ? undefined : toAskPath(query);
    if (path !== undefined) navigate(path);
  }
  return (
    <form className={styles.field} onSubmit={ask}>
      <TextField
        label={t('askFor')}
        labelHidden
        placeholder={t('example')}
        icon={iconSparkles}
        autoComplete="off"
        maxLength={ASSISTANT_LIMITS.query / 4}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <Button type="submit" disabled={query.trim() === ''}>
        {t('ask')}
      </Button>
    </form>
  );
}
