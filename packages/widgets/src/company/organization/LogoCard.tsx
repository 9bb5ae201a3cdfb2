import type { Organization, OrganizationStore } from '@drawbridge/client/stores/company/organization';
import { PICTURE } from '@drawbridge/contracts/recognition';
import { Button, Card, ConfirmDialog, iconUpload } from '@drawbridge/ui';
import { useRef, useState } from 'react';
import { useAct } from '../../kit/confirm/use-act.ts';
import { t } from './messages.ts';
import * as styles from './organization.css.ts';

/** Shows and changes the logo. */
export function LogoCard({ store, organization }: { store: OrganizationStore; organization: Organization }) {
  const { isBusy, act } = useAct();
  const [isAsking, setAsking] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { name, logo } = organization;

  function send(files: FileList | null) {
    const [file] = files ?? [];
    if (file) void act(() => store.setLogo(file), t('logoSaved'));
    // The same file can be chosen again, after it was changed.
    if (input.current) input.current.value = '';
  }
  async function remove() {
    await act(() => store.removeLogo(), t('logoRemoved'));
    setAsking(false);
  }
  return (
    <Card as="section" aria-labelledby="organization-logo">
      <div className={styles.part}>
        <div className={styles.words}>
          <h2 id="organization-logo" className={styles.title}>
            {t('logo')}
          </h2>
          <p className={styles.about}>{t('logoAbout')}</p>
        </div>
        <div className={styles.logoRow}>
          <div className={styles.logoBox}>
            {logo === null ? (
              t('noLogo')
            ) : (
              <img className={styles.logo} src={logo} alt={t('logoAlt', { name })} />
            )}
          </div>
          <div className={styles.buttons}>
            <Button icon={iconUpload} loading={isBusy} onClick={() => input.current?.click()}>
              {logo === null ? t('upload') : t('replace')}
            </Button>
            {logo !== null && (
              <Button disabled={isBusy} onClick={() => setAsking(true)}>
                {t('remove')}
              </Button>
            )}
          </div>
          {/* The button opens it: a file field cannot be made to look like one of our controls. */}
          <input
            ref={input}
            type="file"
            hidden
            data-testid="logo-file"
            accept={PICTURE.types.join(',')}
            onChange={(event) => send(event.target.files)}
          />
        </div>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={t('removeAsk')}
        message={t('removeText')}
        confirmLabel={t('remove')}
        tone="danger"
        busy={isBusy}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );
}
