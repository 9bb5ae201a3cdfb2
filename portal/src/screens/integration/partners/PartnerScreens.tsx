import { FramePreview, PartnerPage } from '@drawbridge/widgets/integration/partners';
import { useState } from 'react';
import { usePortal } from '../../../base/portal.ts';
import { paths } from '../../../router/paths.ts';
import { useRouteValues } from '../../../router/route-values.ts';
import { useNavigate } from '../../../router/use-navigate.ts';
import { useBreadcrumbs } from '../../../shell/breadcrumbs.ts';
import { t } from './messages.ts';

/** One array for every render; its text is read when it is shown. */
const ABOVE = [
  {
    get label() {
      return t('title');
    },
    href: paths.partners,
  },
];
/** The address of `npm run partner`, which runs beside a demo. */
const EXAMPLE = 'http://localhost:8091';

/** A site that embeds widgets of the company. @see ROLE-11, EMB-11 */
export function PartnerScreen() {
  const { partnerId = '' } = useRouteValues();
  const navigate = useNavigate();
  const { isDemo } = usePortal().settings;
  const [name, setName] = useState<string>();
  useBreadcrumbs(name, ABOVE);
  return (
    <PartnerPage
      key={partnerId}
      partnerId={partnerId}
      base={location.origin}
      preview={(frame) => <FramePreview {...frame} />}
      exampleHref={isDemo ? EXAMPLE : undefined}
      listHref={paths.partners}
      onKnown={setName}
      onGone={() => navigate(paths.partners, { replace: true })}
    />
  );
}
