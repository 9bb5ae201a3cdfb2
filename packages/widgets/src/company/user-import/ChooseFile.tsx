import { Button, Callout, Card, Field, iconDownload, Spinner } from '@drawbridge/ui';
import { type DragEvent, useState } from 'react';
import { useStore } from '../../provider/index.ts';
import { t } from './messages.ts';
import { useSaveImportFile } from './use-save-import-file.ts';
import * as styles from './user-import.css.ts';

interface ChooseFileProps {
  isChecking: boolean;
  /** Why the last file cannot be imported. */
  fault: string | undefined;
  onChoose: (file: File) => void;
}

const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Asks for a file: it is dropped, or chosen with the browser's own field. */
export function ChooseFile({ isChecking, fault, onChoose }: ChooseFileProps) {
  const store = useStore('userImport');
  const { isBusy, save } = useSaveImportFile();
  return (
    <Card as="section" aria-labelledby="import-choose">
      <div className={styles.part}>
        <div className={styles.head}>
          <div className={styles.words}>
            <h2 id="import-choose" className={styles.title}>
              {t('choose')}
            </h2>
            <p className={styles.about}>{t('choose.about')}</p>
          </div>
          <Button
            icon={iconDownload}
            loading={isBusy}
            onClick={() => void save(() => store.getSample(), t('sample.saved'))}
          >
            {t('sample')}
          </Button>
        </div>
        <DropField isChecking={isChecking} onChoose={onChoose} />
        <p className={styles.side}>{t('columns')}</p>
        {fault !== undefined && (
          <Callout tone="fail" live title={t('refused')}>
            {fault}
          </Callout>
        )}
      </div>
    </Card>
  );
}

function DropField({ isChecking, onChoose }: Pick<ChooseFileProps, 'isChecking' | 'onChoose'>) {
  const [isOver, setOver] = useState(false);
  const choose = (file: File | undefined) => {
    if (file && !isChecking) onChoose(file);
  };
  function drop(event: DragEvent) {
    if (!hasFile(event)) return;
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files[0]);
  }
  return (
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!hasFile(event)) return;
        // Without it the browser opens the file.
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Field label={t('file')} hint={isOver ? t('file.drop') : t('file.hint')}>
        {(control) => (
          <input
            {...control}
            type="file"
            className={styles.file}
            accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
            disabled={isChecking}
            onChange={({ target }) => {
              choose(target.files?.[0]);
              // The same file can be chosen again, after it was corrected.
              target.value = '';
            }}
          />
        )}
      </Field>
      {isChecking && <Spinner label={t('checking')} />}
    </div>
  );
}
