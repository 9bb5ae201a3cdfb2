import { ASSIGNMENT_TYPES, type AssignmentType } from '@drawbridge/contracts/company';
import { Inline, LinkButton, PageHeader, Stack } from '@drawbridge/ui';
import { AssignmentEditor, ManagedList, NO_FILTER } from '@drawbridge/widgets/company/managed-assignments';
import { useState } from 'react';
import { paths } from '../../../router/paths.ts';
import { useRouteValues } from '../../../router/route-values.ts';
import { useNavigate } from '../../../router/use-navigate.ts';
import { useBreadcrumbs } from '../../../shell/breadcrumbs.ts';
import { NotFoundScreen } from '../../kernel/not-found/NotFoundScreen.tsx';
import { ABOVE_ALL, ABOVE_TYPE, useAddressView } from './addresses.ts';
import { t } from './messages.ts';

const NOTHING_ABOVE = [] as const;

const LINKS = {
  toReport: paths.companyAssignmentReport,
  toEdit: ({ type, id }: { type: AssignmentType; id: string }) => paths.companyEditAssignment(type, id),
  toCertificates: paths.companyAssignmentCertificate,
  toNew: paths.companyNewAssignment,
};

const LIST_PATHS = {
  course: paths.companyAssignedCourses,
  challenge: paths.companyChallengeAssignments,
};

function ListScreen({ type }: { type?: AssignmentType }) {
  const [view, setView] = useAddressView(NO_FILTER);
  useBreadcrumbs(t(type ?? 'all'), type === undefined ? NOTHING_ABOVE : ABOVE_ALL);
  return (
    <Stack gap="8">
      <PageHeader title={t(type ?? 'all')} description={t(`${type ?? 'all'}.about`)} />
      <ManagedList links={LINKS} type={type} view={view} onView={setView} />
    </Stack>
  );
}

/** Assignments of both types. @see COMP-40 */
export const AllAssignmentsScreen = () => <ListScreen />;
/** @see COMP-18, COMP-40 */
export const CourseAssignmentsScreen = () => <ListScreen type="course" />;
/** @see COMP-53 */
export const ChallengeAssignmentsScreen = () => <ListScreen type="challenge" />;

const findType = (text: string | undefined) => ASSIGNMENT_TYPES.find((known) => known === text);

/** @see COMP-50 */
export function NewAssignmentScreen() {
  const type = findType(useRouteValues()['type']);
  return type === undefined ? <NotFoundScreen /> : <EditorScreen key={type} type={type} />;
}

/** @see COMP-51 */
export function EditAssignmentScreen() {
  const { type: text, id } = useRouteValues();
  const type = findType(text);
  return type === undefined || id === undefined ? (
    <NotFoundScreen />
  ) : (
    <EditorScreen key={id} type={type} id={id} />
  );
}

function EditorScreen({ type, id }: { type: AssignmentType; id?: string }) {
  const navigate = useNavigate();
  const [name, setName] = useState<string>();
  const toTitle = () => {
    if (id === undefined) return t(`new.${type}`);
    return name === undefined ? t('editing') : t('edit', { name });
  };
  useBreadcrumbs(id === undefined ? toTitle() : name, ABOVE_TYPE[type]);
  return (
    <Stack gap="8">
      <PageHeader title={toTitle()} />
      <AssignmentEditor
        type={type}
        assignmentId={id}
        listHref={LIST_PATHS[type]}
        links={
          id !== undefined && (
            <Inline gap="2">
              <LinkButton href={paths.companyAssignmentReport(id)}>{t('toReport')}</LinkButton>
              <LinkButton href={paths.companyAssignmentCertificate(id)}>{t('toCertificates')}</LinkButton>
            </Inline>
          )
        }
        onTitle={setName}
        onSaved={(saved) => navigate(paths.companyAssignmentReport(saved.id))}
        onGone={() => navigate(LIST_PATHS[type], { replace: true })}
      />
    </Stack>
  );
}
