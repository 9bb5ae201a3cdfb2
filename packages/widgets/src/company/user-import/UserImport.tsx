import type { ImportOptions } from '@drawbridge/client/stores/company/users/user-import';
import { Button, Card, EmptyState } from '@drawbridge/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useChange } from '../../kit/confirm/use-change.ts';
import { LoadingBlocks, LoadProblem } from '../../kit/loadable/index.ts';
import { useStore, withLoading } from '../../provider/index.ts';
import { CheckedImport } from './CheckedImport.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { t } from './messages.ts';
import { ReadFacts, ReadOptions } from './ReadOptions.tsx';
import { StartedImport } from './StartedImport.tsx';
import * as styles from './user-import.css.ts';

export interface UserImportProps {
  /** The import that is shown; without one a file is asked for. */
  importId: string | undefined;
  /** A file was checked, or another one is wanted. */
  onImport: (importId: string | undefined) => void;
  /** Address of the list of users. */
  usersHref: string;
}

/** Imports users from a CSV file: choose, check, import, result. For administrators. @see COMP-16 */
export const UserImport = withLoading(LoadedImport, Loading);

const DEFAULTS: ImportOptions = { hasLicense: true };

function LoadedImport(props: UserImportProps) {
  const { importId, onImport } = props;
  const store = useStore('userImport');
  const { run, isBusy, faults, setFaults } = useChange();
  const [file, setFile] = useState<File>();
  const [options, setOptions] = useState(DEFAULTS);

  async function check(next: File, how: ImportOptions) {
    setFile(next);
    setOptions(how);
    const done = await run(() => store.check(next, how));
    if (done) onImport(done.value.import_id);
  }
  function startOver() {
    setFile(undefined);
    setOptions(DEFAULTS);
    setFaults({});
    onImport(undefined);
  }
  const fault = Object.values(faults)[0];
  const current = store.current.value;
  const settings = file && (
    <ReadOptions
      options={options}
      check={fault === undefined && current.state === 'ready' ? current.value.check : undefined}
      isChecking={isBusy}
      onChange={(how) => void check(file, how)}
    />
  );
  if (importId === undefined || fault !== undefined)
    return (
      <div className={styles.place}>
        <ChooseFile
          isChecking={isBusy}
          fault={fault}
          onChoose={(next) => void check(next, { hasLicense: options.hasLicense, teamIds: options.teamIds })}
        />
        {fault !== undefined && settings && <Correction>{settings}</Correction>}
      </div>
    );
  return (
    <KnownImport {...props} importId={importId} isChecking={isBusy} settings={settings} onAgain={startOver} />
  );
}

/** A file that cannot be read may only be read in the wrong way. */
function Correction({ children }: { children: ReactNode }) {
  return (
    <Card as="section" aria-labelledby="import-options">
      <div className={styles.part}>
        <h2 id="import-options" className={styles.title}>
          {t('options')}
        </h2>
        {children}
      </div>
    </Card>
  );
}

interface KnownImportProps extends UserImportProps {
  importId: string;
  isChecking: boolean;
  /** Settings for the file that was chosen; undefined after a reload. */
  settings: ReactNode;
  onAgain: () => void;
}

function KnownImport({ importId, isChecking, settings, usersHref, onAgain }: KnownImportProps) {
  const store = useStore('userImport');
  const current = store.current.value;
  const isKnown = current.state === 'ready' && current.value.import_id === importId;
  useEffect(() => {
    if (!isKnown) void store.load(importId);
  }, [store, importId, isKnown]);
  if (current.state === 'problem') return <NotLoaded importId={importId} onAgain={onAgain} />;
  // What an earlier call still returned of another import is not shown.
  if (current.state === 'loading' || !isKnown) return <Loading />;
  const shown = current.value;
  return (
    <div className={styles.place}>
      {shown.state === 'checked' ? (
        <CheckedImport
          shown={shown}
          isChecking={isChecking}
          options={settings ?? <ReadFacts shown={shown} />}
          optionsAbout={settings ? t('options.about') : t('options.gone')}
          onAgain={onAgain}
        />
      ) : (
        <StartedImport shown={shown} usersHref={usersHref} onAgain={onAgain} />
      )}
    </div>
  );
}

function NotLoaded({ importId, onAgain }: { importId: string; onAgain: () => void }) {
  const store = useStore('userImport');
  const current = store.current.value;
  if (current.state !== 'problem') return null;
  const { problem } = current;
  if (problem.code === 'forbidden')
    return <EmptyState page title={t('denied')} message={t('denied.message')} />;
  if (problem.code === 'import_not_found' || problem.code === 'bad_input')
    return (
      <EmptyState
        page
        title={t('gone')}
        message={t('gone.message')}
        actions={<Button onClick={onAgain}>{t('again')}</Button>}
      />
    );
  return <LoadProblem title={t('problem')} problem={problem} onRetry={() => void store.load(importId)} />;
}

function Loading() {
  return <LoadingBlocks label={t('loading')} heights={[220, 260]} gap="6" />;
}
