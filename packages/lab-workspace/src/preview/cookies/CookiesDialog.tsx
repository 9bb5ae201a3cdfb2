import { Button, Dialog, IconButton, iconPlus, iconTrash, TextField } from '@drawbridge/ui';
import { type FormEvent, useState } from 'react';
import * as page from '../../base/Workspace.css.ts';
import { useLabBrowser, useWorkspacePage } from '../../page/workspace-page-context.ts';
import * as styles from './Cookies.css.ts';
import { t } from './messages.ts';

/** The cookie jar: cookies can be changed, deleted and added, as in the developer tools of a browser. */
export function CookiesDialog() {
  const { view } = useWorkspacePage();
  const browser = useLabBrowser();
  const cookies = browser.cookies.value;
  return (
    <Dialog
      open={view.dialog.value === 'cookies'}
      onClose={view.closeDialog}
      title={t('cookies.title')}
      description={t('cookies.detail')}
    >
      <div className={styles.jar}>
        {cookies.length === 0 && <p className={page.muted}>{t('cookies.none')}</p>}
        {cookies.map(({ name, value }) => (
          <div key={name} className={styles.cookie}>
            <TextField
              label={name}
              mono
              autoComplete="off"
              spellCheck={false}
              value={value}
              onChange={(event) => void browser.setCookie(name, event.target.value)}
            />
            <IconButton
              icon={iconTrash}
              label={t('cookies.delete', { name })}
              onClick={() => void browser.setCookie(name, null)}
            />
          </div>
        ))}
        <NewCookie />
      </div>
    </Dialog>
  );
}

function NewCookie() {
  const browser = useLabBrowser();
  const [name, setName] = useState('');
  const [value, setValue] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!isName(name)) return;
    void browser.setCookie(name.trim(), value);
    setName('');
    setValue('');
  };
  return (
    <form className={styles.add} aria-label={t('cookies.add')} onSubmit={add}>
      <TextField
        label={t('cookies.name')}
        mono
        autoComplete="off"
        spellCheck={false}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label={t('cookies.value')}
        mono
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
      <Button type="submit" icon={iconPlus} disabled={!isName(name)} className={styles.addButton}>
        {t('cookies.add')}
      </Button>
    </form>
  );
}

/** A cookie's name is a token. @see RFC 6265 section 4.1.1 */
const isName = (text: string) => /^[\w!#$%&'*+.^`|~-]+$/.test(text.trim());
