import type { AccountLinkStore } from '@drawbridge/client/stores/integration/account-link';
import { type AccountLinkPreview, LINK_CODE_LENGTH } from '@drawbridge/contracts/integration';
import { Button, Dialog, Stack, TextField } from '@drawbridge/ui';
import { type SyntheticEvent, useId, useState } from 'react';
import { useChange } from '../../kit/confirm/use-change.ts';
import { useDrawbridge } from '../../provider/index.ts';
import { Account } from './Account.tsx';
import * as styles from './account-link.css.ts';
import { t } from './messages.ts';

interface LinkAccountFormProps {
  store: AccountLinkStore;
  platform: string;
  productName: string;
  onClose: () => void;
  onPersonChanged: () => void;
}

/** Takes a code, previews what it would link, and links. */
export function LinkAccountForm(props: LinkAccountFormProps) {
  const { store, platform, productName, onClose, onPersonChanged } = props;
  const { notify } = useDrawbridge();
  const { run, isBusy, faults, setFaults } = useChange();
  const [code, setCode] = useState('');
  const [preview, setPreview] = useState<AccountLinkPreview>();
  const formId = useId();

  async function check() {
    const found = await run(() => store.preview(code));
    if (found) setPreview(found.value);
  }
  async function link() {
    const made = await run(() => store.make(code));
    if (!made) return;
    notify('positive', t('linked', { email: made.value.account.email }));
    onPersonChanged();
  }
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    void (preview ? link() : check());
  }
  function goBack() {
    setFaults({});
    setPreview(undefined);
  }
  const isTyped = code.replaceAll(/[\s-]/g, '').length >= LINK_CODE_LENGTH;
  const other = faults[''];
  return (
    <Dialog
      open
      size="sm"
      title={preview ? t('checkTitle') : t('dialogTitle', { product: productName })}
      dismissible={!isBusy}
      onClose={onClose}
      footer={
        <>
          <Button disabled={isBusy} onClick={preview ? goBack : onClose}>
            {t(preview ? 'back' : 'cancel')}
          </Button>
          <Button tone="primary" type="submit" form={formId} loading={isBusy} disabled={!preview && !isTyped}>
            {t(preview ? 'link' : 'next')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack gap="4">
          {preview ? (
            <Preview preview={preview} />
          ) : (
            <>
              <p className={styles.sentence}>{t('offer', { platform })}</p>
              <ol className={styles.steps}>
                <li>{t('stepPortal')}</li>
                <li>{t('stepCode')}</li>
              </ol>
              <TextField
                label={t('code')}
                hint={t('codeHint')}
                value={code}
                error={faults['code']}
                mono
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={20}
                data-autofocus
                onChange={(event) => {
                  setCode(event.target.value);
                  setFaults({});
                }}
              />
            </>
          )}
          {other && (
            <p role="alert" className={styles.fault}>
              {other}
            </p>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}

const toCounts = ({ labs, courses }: AccountLinkPreview['has']) => ({
  labs: t(labs === 1 ? 'oneLab' : 'manyLabs', { count: labs }),
  courses: t(courses === 1 ? 'oneCourse' : 'manyCourses', { count: courses }),
});

/** Whose code it is, what is merged, who sees it, and how to undo it. */
function Preview({ preview: { account, platform, moves, has } }: { preview: AccountLinkPreview }) {
  return (
    <>
      <Account {...account} />
      <ul className={styles.points}>
        <li>
          {moves.labs + moves.courses > 0
            ? t('moves', { platform, ...toCounts(moves) })
            : t('movesNothing', { platform })}
        </li>
        <li>{t('has', { platform, ...toCounts(has) })}</li>
        <li>{t('seen', { platform })}</li>
        <li>{t('undo', { platform })}</li>
      </ul>
    </>
  );
}
