import type { ShowcaseDraft } from '@drawbridge/client/stores/learning/showcase';
import { SHOWCASE_LIMITS } from '@drawbridge/contracts/learning';
import { UPLOAD_TYPES } from '@drawbridge/contracts/rules';
import { Button, Callout, Card, Field, iconUpload, TextArea, TextField } from '@drawbridge/ui';
import { type FormEvent, useState } from 'react';
import * as card from '../../kit/card/card.css.ts';
import { t } from './messages.ts';
import * as styles from './showcase.css.ts';

/** The outcome of the last try. */
export type UploadResult =
  | { kind: 'received'; title: string; file: string }
  | { kind: 'refused'; text: string };

export interface UploadFormProps {
  /** Messages of the last try, by field. */
  errors?: Readonly<Record<string, string>> | undefined;
  result?: UploadResult | undefined;
  isSending?: boolean;
  /** Called when the learner chose a file, so that its faults show before it is sent. */
  onChoose: (file: File | undefined) => void;
  onSend: (draft: ShowcaseDraft) => void;
}

/** Lists types and endings, because not every system knows Markdown by its type. */
const ACCEPTED = Object.entries(UPLOAD_TYPES)
  .flatMap(([type, { endings }]) => [type, ...endings.map((ending) => `.${ending}`)])
  .join(',');

/**
 * The form for a write-up: title, description, file. It sends nothing. `ConnectedShowcase` sends the data.
 * @see NAV-26
 */
export function UploadForm({ errors = {}, result, isSending = false, onChoose, onSend }: UploadFormProps) {
  const [title, setTitle] = useState('');
  const [description, setDescription] = useState('');
  const [file, setFile] = useState<File>();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isSending) onSend({ title: title.trim(), description: description.trim(), file });
  };
  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    onChoose(chosen);
  };
  return (
    <Card as="section" padding="lg">
      <form className={styles.form} onSubmit={send} noValidate>
        <h2 className={card.heading}>{t('upload')}</h2>
        {result && <Result result={result} />}
        <TextField
          label={t('title')}
          hint={t('titleHint')}
          value={title}
          maxLength={SHOWCASE_LIMITS.titleCharacters}
          error={errors['title']}
          onChange={({ target }) => setTitle(target.value)}
        />
        <TextArea
          label={t('description')}
          hint={t('descriptionHint')}
          rows={5}
          value={description}
          maxLength={SHOWCASE_LIMITS.descriptionCharacters}
          error={errors['description']}
          onChange={({ target }) => setDescription(target.value)}
        />
        <Field label={t('file')} hint={t('fileHint')} error={errors['file']}>
          {(control) => (
            <input
              {...control}
              type="file"
              className={styles.file}
              accept={ACCEPTED}
              onChange={({ target }) => choose(target.files?.[0])}
            />
          )}
        </Field>
        <Button type="submit" tone="primary" icon={iconUpload} loading={isSending} className={styles.send}>
          {t('send')}
        </Button>
      </form>
    </Card>
  );
}

function Result({ result }: { result: UploadResult }) {
  if (result.kind === 'received')
    return (
      <Callout tone="pass" live title={t('receivedTitle')}>
        <span>{t('receivedText', { title: result.title, file: result.file })}</span>
      </Callout>
    );
  return (
    <Callout tone="fail" live title={t('refusedTitle')}>
      <span>{result.text}</span>
      <span>{t('refusedHint')}</span>
    </Callout>
  );
}
