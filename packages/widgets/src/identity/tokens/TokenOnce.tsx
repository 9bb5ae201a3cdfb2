import { SecretOnce } from '../../kit/secret/SecretOnce.tsx';
import { t } from './messages.ts';
import * as styles from './tokens.css.ts';

interface TokenOnceProps {
  token: string;
  apiOrigin: string;
  /** Called when the token is hidden. */
  onStored: () => void;
}

/** A new token while it can be copied, with an example of its use. @see PROF-15 */
export function TokenOnce({ token, apiOrigin, onStored }: TokenOnceProps) {
  const example = `curl -H 'Authorization: Bearer ${token}' \\\n  ${apiOrigin}/api/main/user/dashboard`;
  const copiedLabel = t('once.copied');
  return (
    <div className={styles.once}>
      <SecretOnce
        label={t('once.title')}
        title={t('once.title')}
        about={t('once.about')}
        texts={[
          { code: token, title: t('once.token'), copyLabel: t('once.copy'), copiedLabel },
          { code: example, title: t('once.use'), copyLabel: t('once.copyUse'), copiedLabel },
        ]}
        doneLabel={t('once.done')}
        onStored={onStored}
      />
    </div>
  );
}
