import type { PreviewRequest } from '@drawbridge/labs/engine';
import { Button, iconSend, Select, TextArea, TextField } from '@drawbridge/ui';
import { useState } from 'react';
import { useWorkspacePage } from '../../page/workspace-page-context.ts';
import { findSignIn } from '../browser/sign-in.ts';
import { t } from '../messages.ts';
import * as styles from './RequestsView.css.ts';
import { MAX_TIMES, type SendOrder } from './send-order.ts';

interface ResendFormProps {
  request: PreviewRequest;
  onSend: (order: SendOrder) => void;
  onCancel: () => void;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const BROWSER = 'browser';
const STRANGER = 'stranger';
const FORM = 'application/x-www-form-urlencoded';

/** A form to change a request and send it again. */
export function ResendForm({ request, onSend, onCancel }: ResendFormProps) {
  const lab = useWorkspacePage().lab.value;
  const [method, setMethod] = useState(request.method);
  const [url, setUrl] = useState(request.url);
  const [headers, setHeaders] = useState(toHeaderText(request.headers ?? {}));
  const [body, setBody] = useState(request.body ?? '');
  const [sender, setSender] = useState(BROWSER);
  const [times, setTimes] = useState('1');
  const signIn = findSignIn(lab);
  const account = signIn && lab.accounts.find(({ user }) => `as:${user}` === sender);

  const send = () => {
    const given = toHeaders(headers);
    onSend({
      request: {
        method,
        url: url.startsWith('/') ? url : `/${url}`,
        // The runner adds the browser's cookies; an empty header prevents it.
        headers: sender === STRANGER ? { ...given, cookie: '' } : given,
        body,
      },
      times: Number(times) || 1,
      signIn: account && {
        method: 'POST',
        url: signIn.path,
        headers: { 'content-type': FORM },
        body: signIn.toBody(account),
      },
    });
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className={styles.formLine}>
        <Select
          label={t('requests.method')}
          options={METHODS.map((one) => ({ value: one, label: one }))}
          value={method}
          onChange={setMethod}
        />
        <TextField
          label={t('requests.url')}
          mono
          autoCapitalize="off"
          spellCheck={false}
          value={url}
          onChange={(event) => setUrl(event.target.value)}
        />
      </div>
      <TextArea
        label={t('requests.headers')}
        mono
        rows={3}
        spellCheck={false}
        hint={t('requests.headers.hint')}
        value={headers}
        onChange={(event) => setHeaders(event.target.value)}
      />
      <TextArea
        label={t('requests.body')}
        mono
        rows={3}
        spellCheck={false}
        value={body}
        onChange={(event) => setBody(event.target.value)}
      />
      <div className={styles.formChoices}>
        <Select
          label={t('requests.sender')}
          options={[
            { value: BROWSER, label: t('requests.sender.browser') },
            { value: STRANGER, label: t('requests.sender.stranger') },
            ...(signIn
              ? lab.accounts.map(({ user, name }) => ({
                  value: `as:${user}`,
                  label: t('requests.sender.account', { name }),
                }))
              : []),
          ]}
          value={sender}
          onChange={setSender}
        />
        <TextField
          label={t('requests.times')}
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_TIMES}
          value={times}
          onChange={(event) => setTimes(event.target.value)}
        />
      </div>
      <div className={styles.formButtons}>
        <Button onClick={onCancel}>{t('requests.cancel')}</Button>
        <Button type="submit" tone="primary" icon={iconSend}>
          {t('requests.send')}
        </Button>
      </div>
    </form>
  );
}

/** Without the cookie, which belongs to the world that the request was sent in. */
function toHeaderText(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .filter(([name]) => name !== 'cookie')
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}

/** One header per line; lines without a colon are left out. */
function toHeaders(text: string): Record<string, string> {
  const pairs = text.split('\n').flatMap((line) => {
    const at = line.indexOf(':');
    return at <= 0 ? [] : [[line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()] as const];
  });
  return Object.fromEntries(pairs);
}
