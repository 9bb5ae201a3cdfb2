import { PICTURE } from '@drawbridge/contracts/recognition';
import { Avatar, Button, Card, iconUpload } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { useRef } from 'react';
import { useDrawbridge, useStore, withLoading } from '../../provider/index.ts';
import { LoadingProfile } from './LoadedProfile.tsx';
import { t } from './messages.ts';
import * as styles from './profile.css.ts';

/** Shows and changes the picture of the signed-in person. @see PROF-6..PROF-8 */
export const ProfilePicture = withLoading(LoadedPicture, LoadingProfile);

function LoadedPicture() {
  useSignals();
  const store = useStore('profileDetails');
  const { session } = useDrawbridge();
  const input = useRef<HTMLInputElement>(null);
  const user = session.user.value;
  const isBusy = store.isPictureBusy.value;
  const name = `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim() || (user?.email ?? '');

  function send(files: FileList | null) {
    const [file] = files ?? [];
    if (file) void store.setPicture(file);
    // The same file can be chosen again, after it was changed.
    if (input.current) input.current.value = '';
  }
  return (
    <Card as="section">
      <h2 className={styles.title}>{t('picture')}</h2>
      <p className={styles.about}>{t('pictureText')}</p>
      <div className={styles.picture}>
        <Avatar name={name} src={user?.picture ?? null} size={96} decorative />
        <div className={styles.buttons}>
          <Button icon={iconUpload} loading={isBusy} onClick={() => input.current?.click()}>
            {user?.picture ? t('replace') : t('upload')}
          </Button>
          {user?.picture && (
            <Button disabled={isBusy} onClick={() => void store.removePicture()}>
              {t('remove')}
            </Button>
          )}
        </div>
        {/* The button opens it: a file field cannot be made to look like one of our controls. */}
        <input
          ref={input}
          type="file"
          hidden
          accept={PICTURE.types.join(',')}
          onChange={(event) => send(event.target.files)}
        />
      </div>
    </Card>
  );
}
