import { PageHeader, Stack } from '@drawbridge/ui';
import { TeamList, TeamPage } from '@drawbridge/widgets/company/teams';
import { useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { usePortal } from '../../../base/portal.ts';
import { paths } from '../../../router/paths.ts';
import { useRouteValues } from '../../../router/route-values.ts';
import { useNavigate } from '../../../router/use-navigate.ts';
import { useBreadcrumbs } from '../../../shell/breadcrumbs.ts';
import { t } from './messages.ts';
import { readListView, readMemberView, toListHref, toMemberQuery, toTeamHref } from './team-address.ts';

/** The name that the menu has for the page. @see ROLE-4 */
const toTitle = (isAdmin: boolean) => t(isAdmin ? 'title' : 'title.manager');

const useIsAdmin = () => usePortal().drawbridge.session.flags().isCompanyAdmin;

/** The teams of the company, or those that a manager looks after. @see COMP-37, ROLE-5 */
export function TeamsScreen() {
  const navigate = useNavigate();
  const isAdmin = useIsAdmin();
  return (
    <Stack gap="8">
      <PageHeader title={toTitle(isAdmin)} description={t(isAdmin ? 'about' : 'about.manager')} />
      <TeamList
        view={readListView(useSearch())}
        onView={(view) => navigate(toListHref(view), { replace: true })}
        toTeam={toTeamHref}
        onCreated={(team) => navigate(toTeamHref(team))}
      />
    </Stack>
  );
}

/** One team. The name in its address is for people: the id alone finds it. @see COMP-36 */
export function TeamScreen() {
  const { id = '', teamName = '' } = useRouteValues();
  const navigate = useNavigate();
  const isAdmin = useIsAdmin();
  const [above] = useState(() => [{ label: toTitle(isAdmin), href: paths.companyTeams }]);
  const [known, setKnown] = useState<{ id: string; name: string }>();
  useBreadcrumbs(known?.id === id ? known.name : undefined, above);
  return (
    <TeamPage
      key={id}
      teamId={id}
      view={readMemberView(useSearch())}
      onView={(view) =>
        navigate(`${toTeamHref({ id, name: teamName })}${toMemberQuery(view)}`, { replace: true })
      }
      toTeam={toTeamHref}
      toUser={paths.companyUser}
      listHref={paths.companyTeams}
      onKnown={(name) =>
        setKnown((before) => (before?.id === id && before.name === name ? before : { id, name }))
      }
      onGone={() => navigate(paths.companyTeams, { replace: true })}
    />
  );
}
