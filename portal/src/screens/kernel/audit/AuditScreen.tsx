import { PageHeader, Stack } from '@drawbridge/ui';
import { AuditTrail } from '@drawbridge/widgets/kernel/audit';
import { useSearch } from 'wouter/use-browser-location';
import { useNavigate } from '../../../router/use-navigate.ts';
import { readView, toAuditHref } from './audit-address.ts';
import { t } from './messages.ts';

/** The audit trail of the company. The filters are part of the address, so that a reload shows the same. */
export function AuditScreen() {
  const navigate = useNavigate();
  return (
    <Stack gap="8">
      <PageHeader title={t('title')} description={t('about')} />
      <AuditTrail
        view={readView(useSearch())}
        onView={(view) => navigate(`${toAuditHref(view)}${location.hash}`, { replace: true })}
      />
    </Stack>
  );
}
