import { PageHeader, Stack } from '@drawbridge/ui';
import { UserList, UserPage, type UserView } from '@drawbridge/widgets/company/users';
import { useDrawbridge } from '@drawbridge/widgets/provider';
import { useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { paths } from '../../../router/paths.ts';
import { useRouteValues } from '../../../router/route-values.ts';
import { useNavigate } from '../../../router/use-navigate.ts';
import { useBreadcrumbs } from '../../../shell/breadcrumbs.ts';
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
        toView={toUsersHref}
        importHref={paths.companyUserImport}
      />
    </Stack>
  );
}

/** A manager has no list of users and goes back to the teams. @see ROLE-5 */
const toList = (isCompanyAdmin: boolean) =>
  isCompanyAdmin
    ? { label: t('title'), href: paths.companyUsers }
    : { label: t('teams'), href: paths.companyTeams };

function OneUser({ view }: { view: UserView }) {
  const { email = '' } = useRouteValues();
  const navigate = useNavigate();
  const { isCompanyAdmin } = useDrawbridge().session.flags();
  const list = toList(isCompanyAdmin);
  const [name, setName] = useState<string>();
  useBreadcrumbs(name, [list]);
  return (
    <UserPage
      key={email}
      email={email}
      view={view}
      toView={
        isCompanyAdmin
          ? (one, known) => (one === 'info' ? paths.companyUser(email) : paths.companyProfile(email, known))
          : undefined
      }
      back={{ label: list.label, onPress: () => navigate(list.href) }}
      toTeam={({ id, name: teamName }) => paths.companyTeam(id, teamName)}
      toDirectoryLog={({ user_id: user }) => `${paths.companyProvisioning}?user=${user}`}
      toBadge={(awardId) => paths.badge(awardId)}
      onKnown={setName}
      onGone={() => navigate(list.href, { replace: true })}
    />
  );
}

/** How one user is doing. @see COMP-34 */
export const UserScreen = () => <OneUser view="info" />;

/** One user as a learner. @see COMP-35 */
export const UserProfileScreen = () => <OneUser view="profile" />;
