import { PageHeader, Stack } from '@drawbridge/ui';
import { UserList } from '@drawbridge/widgets/company/users';
import { useSearch } from 'wouter/use-browser-location';
import { paths } from '../../../router/paths.ts';
import { useNavigate } from '../../../router/use-navigate.ts';
import { t } from './messages.ts';
import { readUsersView, toUsersHref } from './users-address.ts';

/** The users of the company. The filters are part of the address, so that a reload and a link show the same. @see COMP-13 */
export function UsersScreen() {
  const navigate = useNavigate();
  return (
    <Stack gap="6">
      <PageHeader title={t('title')} description={t('about')} />
      <UserList
        view={readUsersView(useSearch())}
        onView={(view) => navigate(`${toUsersHref(view)}${location.hash}`, { replace: true })}
        toUser={({ email }) => paths.companyUser(email)}
        importHref={undefined}
      />
    </Stack>
  );
}
