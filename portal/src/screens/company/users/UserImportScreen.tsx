import { PageHeader, Stack } from '@drawbridge/ui';
import { UserImport } from '@drawbridge/widgets/company/user-import';
import { useSearch } from 'wouter/use-browser-location';
import { paths } from '../../../router/paths.ts';
import { useNavigate } from '../../../router/use-navigate.ts';
import { t } from './messages.ts';

/** The import of users from a file. Its id is in the address, so that a reload shows its progress. @see COMP-16 */
export function UserImportScreen() {
  const navigate = useNavigate();
  const id = new URLSearchParams(useSearch()).get('import') ?? undefined;
  return (
    <Stack gap="6">
      <PageHeader title={t('import')} description={t('import.about')} />
      <UserImport
        importId={id}
        onImport={(next) =>
          navigate(
            next === undefined
              ? paths.companyUserImport
              : `${paths.companyUserImport}?${new URLSearchParams({ import: next }).toString()}`,
            { replace: true },
          )
        }
        usersHref={paths.companyUsers}
      />
    </Stack>
  );
}
