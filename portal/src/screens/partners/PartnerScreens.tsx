import { PageHeader, Stack } from '@drawbridge/ui';
import { PartnerList, PartnerPage, type PreviewedFrame } from '@drawbridge/widgets/partners';
import { useState } from 'react';
import { useParams } from 'wouter';
import { usePortal } from '../../portal.ts';
import { paths } from '../../router/paths.ts';
import { useNavigate } from '../../router/use-navigate.ts';
import { useBreadcrumbs } from '../../shell/breadcrumbs.ts';
import { messages } from './messages.ts';
import * as styles from './partners-screen.css.ts';

const ABOVE = [{ label: messages.title.text, href: paths.partners }];
/** Of `npm run partner`, which runs beside a demo. */
const EXAMPLE = 'http://localhost:8091';

/** The sites that embed widgets of the company. @see ROLE-11, EMB-11 */
export function PartnersScreen() {
  return (
    <Stack gap="8">
      <PageHeader title={messages.title.text} description={messages.about.text} />
      <PartnerList toPartner={paths.partner} />
    </Stack>
  );
}

export function PartnerScreen() {
  const { partnerId = '' } = useParams();
  const navigate = useNavigate();
  const { isDemo } = usePortal().settings;
  const [name, setName] = useState<string>();
  useBreadcrumbs(name, ABOVE);
  return (
    <PartnerPage
      key={partnerId}
      partnerId={partnerId}
      base={location.origin}
      preview={(frame) => <Preview {...frame} />}
      exampleHref={isDemo ? EXAMPLE : undefined}
      listHref={paths.partners}
      onKnown={setName}
      onGone={() => navigate(paths.partners, { replace: true })}
    />
  );
}

/** The frame itself, as on a page that has no script: the product may frame its own. */
function Preview({ address, title, heightPx }: PreviewedFrame) {
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of ours: a sandbox with its scripts and its origin would hold nothing, and without its origin it could call nothing
    <iframe src={address} title={title} height={heightPx} loading="lazy" className={styles.preview} />
  );
}
