import { LinkButton, PageHeader, Stack } from '@drawbridge/ui';
import {
  AssignmentReport,
  CertificateList,
  NoPersonChosen,
  PersonCertificate,
  WHOLE_REPORT,
} from '@drawbridge/widgets/company/managed-assignments';
import { useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { paths } from '../../../router/paths.ts';
import { useRouteValues } from '../../../router/route-values.ts';
import { useBreadcrumbs } from '../../../shell/breadcrumbs.ts';
import { ABOVE_ALL, toCertificateHref, useAddressView } from './addresses.ts';
import { t } from './messages.ts';

/** @see COMP-55 */
export function AssignmentReportScreen() {
  const { assignmentId = '' } = useRouteValues();
  const [view, setView] = useAddressView(WHOLE_REPORT);
  const [name, setName] = useState<string>();
  useBreadcrumbs(name, ABOVE_ALL);
  return (
    <Stack gap="8">
      <PageHeader title={name === undefined ? t('reporting') : t('report', { name })} />
      <AssignmentReport
        key={assignmentId}
        assignmentId={assignmentId}
        view={view}
        onView={setView}
        listHref={paths.companyAssignments}
        toCertificate={(personId) => toCertificateHref(assignmentId, personId)}
        toEdit={({ type, id }) => paths.companyEditAssignment(type, id)}
        certificatesHref={paths.companyAssignmentCertificate(assignmentId)}
        onTitle={setName}
      />
    </Stack>
  );
}

/** @see COMP-54 */
export function AssignmentCertificatesScreen() {
  const { assignmentId = '' } = useRouteValues();
  const [name, setName] = useState<string>();
  useBreadcrumbs(name, ABOVE_ALL);
  return (
    <Stack gap="8">
      <PageHeader title={name === undefined ? t('certifying') : t('certificates', { name })} />
      <CertificateList
        key={assignmentId}
        assignmentId={assignmentId}
        listHref={paths.companyAssignments}
        reportHref={paths.companyAssignmentReport(assignmentId)}
        toCertificate={(personId) => toCertificateHref(assignmentId, personId)}
        toCheckHref={paths.certificate}
        links={<LinkButton href={paths.companyAssignmentReport(assignmentId)}>{t('toReport')}</LinkButton>}
        onTitle={setName}
      />
    </Stack>
  );
}

/** @see COMP-58 */
export function UserCertificateScreen() {
  const query = new URLSearchParams(useSearch());
  const assignmentId = query.get('assignment') ?? '';
  const personId = query.get('user') ?? '';
  const [name, setName] = useState<string>();
  useBreadcrumbs(name, ABOVE_ALL);
  return (
    <Stack gap="8">
      <PageHeader title={name === undefined ? t('certificateOf') : t('certificate', { name })} />
      {assignmentId === '' || personId === '' ? (
        <NoPersonChosen listHref={paths.companyAssignments} toList={t('all')} />
      ) : (
        <PersonCertificate
          key={`${assignmentId} ${personId}`}
          assignmentId={assignmentId}
          personId={personId}
          listHref={paths.companyAssignmentReport(assignmentId)}
          toCheckHref={paths.certificate}
          onTitle={setName}
        />
      )}
    </Stack>
  );
}
