import { type LogView, Provisioning, toLogParams, toLogView } from '@drawbridge/widgets/company/scim';
import { useSearch } from 'wouter/use-browser-location';
import { paths } from '../../../router/paths.ts';
import { useNavigate } from '../../../router/use-navigate.ts';

function toHref(log: LogView): string {
  const query = new URLSearchParams(toLogParams(log)).toString();
  return query ? `${paths.companyProvisioning}?${query}` : paths.companyProvisioning;
}

/** Provisioning. What is shown of its log is part of the address, so that a link leads to the lines of one user. @see SVC-11 */
export function ProvisioningPart() {
  const navigate = useNavigate();
  return (
    <Provisioning
      domainsHref={paths.companyDomains}
      toUser={({ email }) => paths.companyUser(email)}
      log={toLogView(Object.fromEntries(new URLSearchParams(useSearch())))}
      onLog={(log) => navigate(toHref(log), { replace: true })}
    />
  );
}
