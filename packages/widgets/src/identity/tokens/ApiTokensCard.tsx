import type { NewToken, TokenInfo, Tokens, TokensStore } from '@drawbridge/client/stores/identity/tokens';
import { MOST_API_TOKENS } from '@drawbridge/contracts/identity';
import { Button, Card, ConfirmDialog, EmptyState, iconKey, useLinkRenderer } from '@drawbridge/ui';
import { useState } from 'react';
import { useDrawbridge } from '../../provider/index.ts';
import { t } from './messages.ts';
import { TokenDialog } from './TokenDialog.tsx';
import { TokenOnce } from './TokenOnce.tsx';
import { TokenRow } from './TokenRow.tsx';
import * as styles from './tokens.css.ts';
import { useEnding } from './use-ending.ts';

interface ApiTokensCardProps {
  store: TokensStore;
  tokens: Tokens;
  apiOrigin: string;
  docsHref: string;
}

/** The API tokens, each created, shown once and revoked separately. @see CALL-23 */
export function ApiTokensCard({ store, tokens, apiOrigin, docsHref }: ApiTokensCardProps) {
  const { notify } = useDrawbridge();
  const renderLink = useLinkRenderer();
  const { title, end, isBusy } = useEnding();
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<NewToken>();
  const [asked, setAsked] = useState<TokenInfo>();
  const { items, wants_password: wantsPassword } = tokens;
  const usable = items.filter(({ is_expired }) => !is_expired).length;

  function show(token: NewToken) {
    setMaking(false);
    setMade(token);
    notify('positive', token.message);
  }
  function hide() {
    setMade(undefined);
    title.current?.focus();
  }
  const revoke = (token: TokenInfo) =>
    end(
      () => store.revoke(token),
      (isEnded) => {
        setAsked(undefined);
        // What is still shown of it cannot be used any more.
        if (isEnded && made?.info.id === token.id) setMade(undefined);
      },
    );
  const button = (
    <Button icon={iconKey} onClick={() => setMaking(true)}>
      {t('api.make')}
    </Button>
  );
  return (
    <Card as="section">
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {t('api')}
      </h2>
      <p className={styles.about}>
        {t('api.about')} {renderLink({ href: docsHref, target: '_blank', children: t('api.docs') })}
      </p>
      {made && <TokenOnce key={made.info.id} token={made.token} apiOrigin={apiOrigin} onStored={hide} />}
      {items.length === 0 ? (
        <EmptyState compact title={t('api.empty')} message={t('api.emptyText')} actions={button} />
      ) : (
        <>
          <ul aria-label={t('api')} className={styles.list}>
            {items.map((token) => (
              <TokenRow key={token.id} token={token}>
                <Button
                  size="sm"
                  aria-label={t('revoke.what', { name: token.name, ending: token.ending })}
                  onClick={() => setAsked(token)}
                >
                  {t('revoke')}
                </Button>
              </TokenRow>
            ))}
          </ul>
          <div className={styles.buttons}>
            {usable < MOST_API_TOKENS ? (
              button
            ) : (
              <p className={styles.facts}>{t('api.full', { count: MOST_API_TOKENS })}</p>
            )}
          </div>
        </>
      )}
      {isMaking && (
        <TokenDialog
          title={t('api.make')}
          hasName
          wantsPassword={wantsPassword}
          make={store.makeApiToken}
          onMade={show}
          onClose={() => setMaking(false)}
        />
      )}
      <ConfirmDialog
        open={asked !== undefined}
        title={t('revoke.ask', { name: asked?.name ?? '' })}
        message={t('end.text')}
        confirmLabel={t('revoke')}
        tone="danger"
        busy={isBusy}
        onConfirm={() => asked && void revoke(asked)}
        onCancel={() => setAsked(undefined)}
      />
    </Card>
  );
}
