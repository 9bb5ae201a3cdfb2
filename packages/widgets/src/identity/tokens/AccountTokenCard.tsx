import type { NewToken, Tokens, TokensStore } from '@drawbridge/client/stores/identity/tokens';
import { Button, Card, ConfirmDialog, iconKey } from '@drawbridge/ui';
import { useState } from 'react';
import { useDrawbridge } from '../../provider/index.ts';
import { t } from './messages.ts';
import { TokenDialog } from './TokenDialog.tsx';
import { TokenOnce } from './TokenOnce.tsx';
import { TokenFacts } from './TokenRow.tsx';
import * as styles from './tokens.css.ts';
import { useEnding } from './use-ending.ts';

interface AccountTokenCardProps {
  store: TokensStore;
  tokens: Tokens;
  apiOrigin: string;
}

/** The account's single token. @see CALL-22 */
export function AccountTokenCard({ store, tokens, apiOrigin }: AccountTokenCardProps) {
  const { notify } = useDrawbridge();
  const { title, end, isBusy } = useEnding();
  const [isMaking, setMaking] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [made, setMade] = useState<NewToken>();
  const { account_token: token, wants_password: wantsPassword } = tokens;

  function show(one: NewToken) {
    setMaking(false);
    setMade(one);
    notify('positive', one.message);
  }
  function hide() {
    setMade(undefined);
    title.current?.focus();
  }
  const disable = () =>
    end(store.disableAccountToken, (isEnded) => {
      setAsking(false);
      if (isEnded) setMade(undefined);
    });
  return (
    <Card as="section">
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {t('account')}
      </h2>
      <p className={styles.about}>{t('account.about')}</p>
      {made && <TokenOnce key={made.info.id} token={made.token} apiOrigin={apiOrigin} onStored={hide} />}
      <div className={styles.part}>
        {token ? <TokenFacts token={token} /> : <p className={styles.plain}>{t('account.none')}</p>}
        <div className={styles.buttons}>
          <Button icon={iconKey} onClick={() => setMaking(true)}>
            {t(token ? 'account.replace' : 'account.make')}
          </Button>
          {token && <Button onClick={() => setAsking(true)}>{t('account.disable')}</Button>}
        </div>
      </div>
      {isMaking && (
        <TokenDialog
          title={t(token ? 'account.replace' : 'account.make')}
          text={token ? t('account.replaceText') : undefined}
          hasName={false}
          wantsPassword={wantsPassword}
          make={store.makeAccountToken}
          onMade={show}
          onClose={() => setMaking(false)}
        />
      )}
      <ConfirmDialog
        open={isAsking}
        title={t('account.disable.ask')}
        message={t('end.text')}
        confirmLabel={t('account.disable')}
        tone="danger"
        busy={isBusy}
        onConfirm={() => void disable()}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );
}
