import { AuditTrail } from '@drawbridge/widgets/kernel/audit';
import { useSearch } from 'wouter/use-browser-location';
import { useNavigate } from '../../../router/use-navigate.ts';
import { readView, toAuditHref } from './audit-address.ts';

/** The audit trail of the company. The filters are part of the address, so that a reload shows the same. */
export function AuditPart() {
  const navigate = useNavigate();
  return (
    <AuditTrail
      view={readView(useSearch())}
      onView={(view) => navigate(`${toAuditHref(view)}${location.hash}`, { replace: true })}
    />
  );
}
