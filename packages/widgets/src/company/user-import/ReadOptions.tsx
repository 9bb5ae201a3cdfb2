import type { ImportOptions, UserImport } from '@drawbridge/client/stores/company/users/user-import';
import { FILE_DELIMITERS, FILE_ENCODINGS, type ImportCheck } from '@drawbridge/contracts/company';
import { Checkbox, Select } from '@drawbridge/ui';
import { FactList } from '../../kit/detail/FactList.tsx';
import { TeamChoice } from '../teams/index.ts';
import { toDelimiterName, toEncodingName } from './import-words.ts';
import { t } from './messages.ts';
import * as styles from './user-import.css.ts';

interface OptionsProps {
  options: ImportOptions;
  /** The check with these options; absent where the file could not be read. */
  check: ImportCheck | undefined;
  isChecking: boolean;
  onChange: (options: ImportOptions) => void;
}

const AUTOMATIC = 'automatic';

const toAutomatic = (name: string | false | undefined) => (name ? t('recognized', { name }) : t('automatic'));

/** Corrects how a file is read. The file is checked again after each change. */
export function ReadOptions({ options, check, isChecking, onChange }: OptionsProps) {
  const { encoding, delimiter, hasLicense } = options;
  return (
    <>
      <div className={styles.choices}>
        <Select
          label={t('delimiter')}
          disabled={isChecking}
          value={delimiter ?? AUTOMATIC}
          options={[
            {
              value: AUTOMATIC,
              label: toAutomatic(delimiter === undefined && check && toDelimiterName(check.delimiter)),
            },
            ...FILE_DELIMITERS.map((value) => ({ value, label: toDelimiterName(value) })),
          ]}
          onChange={(value) =>
            onChange({ ...options, delimiter: FILE_DELIMITERS.find((known) => known === value) })
          }
        />
        <Select
          label={t('encoding')}
          disabled={isChecking}
          value={encoding ?? AUTOMATIC}
          options={[
            {
              value: AUTOMATIC,
              label: toAutomatic(encoding === undefined && check && toEncodingName(check.encoding)),
            },
            ...FILE_ENCODINGS.map((value) => ({ value, label: toEncodingName(value) })),
          ]}
          onChange={(value) =>
            onChange({ ...options, encoding: FILE_ENCODINGS.find((known) => known === value) })
          }
        />
      </div>
      <Checkbox
        label={t('license')}
        hint={t('license.hint')}
        disabled={isChecking}
        checked={hasLicense}
        onChange={(isChecked) => onChange({ ...options, hasLicense: isChecked })}
      />
      <TeamChoice chosen={options.teamIds ?? []} onChosen={(teamIds) => onChange({ ...options, teamIds })} />
    </>
  );
}

/** The same as facts, where the browser no longer has the file. */
export function ReadFacts({ shown: { check, has_license: hasLicense } }: { shown: UserImport }) {
  return (
    <FactList
      label={t('options')}
      facts={[
        { term: t('delimiter'), value: toDelimiterName(check.delimiter) },
        { term: t('encoding'), value: toEncodingName(check.encoding) },
        { term: t('licenses'), value: hasLicense ? t('license.yes') : t('license.no') },
      ]}
    />
  );
}
