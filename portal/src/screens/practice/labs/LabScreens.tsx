import { EmptyState, LinkButton } from '@drawbridge/ui';
import { ConnectedLabDetail, type ConnectedLabDetailProps, type LabType } from '@drawbridge/widgets/lab';
import { NextStepContext } from '@drawbridge/widgets/practice/next-step';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { Redirect } from 'wouter';
import { usePortal } from '../../../base/portal.ts';
import { LAB_PAGES } from '../../../router/lab-paths.ts';
import { paths } from '../../../router/paths.ts';
import { useRouteValues } from '../../../router/route-values.ts';
import { useNavigate } from '../../../router/use-navigate.ts';
import { useBreadcrumbs } from '../../../shell/breadcrumbs.ts';
import { useLogout } from '../../../shell/use-logout.ts';
import { t } from './messages.ts';
import { useLabAssistant } from './use-lab-assistant.ts';
import { useLabCard } from './use-lab-card.ts';

const LabHeartAction = lazy(async () => ({
  default: (await import('./lab-heart-action.ts')).LabHeartAction,
}));

export const ChallengeScreen = () => <LabPageScreen type="challenge" />;
export const PlaygroundScreen = () => <LabPageScreen type="playground" />;
export const LabScreen = () => <LabPageScreen type="lab" />;

/** A lab on its own, outside of any course. */
function LabPageScreen({ type }: { type: LabType }) {
  const { labId = '' } = useRouteValues();
  const { session, store } = usePortal().drawbridge;
  const navigate = useNavigate();
  const logOut = useLogout();
  const known = useLabCard(labId);
  const pages = LAB_PAGES[type];
  const assistant = useLabAssistant(labId, known.state === 'found');
  const [heart, setHeart] = useState<NonNullable<ConnectedLabDetailProps['hostActions']>[number]>();
  const openInfo = useCallback((id: string) => navigate(paths.courseInfo(id), { replace: true }), [navigate]);
  const above = useMemo(() => [{ label: t(type), href: pages.list }], [type, pages]);
  useBreadcrumbs(
    known.state === 'found' ? known.lab.title : known.state === 'missing' ? t(`${type}.missing`) : undefined,
    above,
  );
  if (known.state === 'missing') return <MissingLab type={type} />;
  // The right lab at the address of another type.
  if (known.state === 'found' && known.lab.type !== type)
    return <Redirect to={LAB_PAGES[known.lab.type].open(labId)} replace />;
  /** The next lab in the order of learning that is not passed. */
  const findNext = async () => {
    const { findNextInList } = await import('./find-next-lab.ts');
    return findNextInList(await store('labs'), labId, {
      toHref: (lab) => LAB_PAGES[lab.type].open(lab.lab_id),
    });
  };
  return (
    <NextStepContext value={findNext}>
      <ConnectedLabDetail
        key={labId}
        labId={labId}
        onExit={() => navigate(pages.list)}
        // A lab is no course, so it has no page that says what opens it: it says so itself.
        {...(type !== 'lab' && { onNeedsUpgrade: openInfo })}
        onLogout={() => void logOut()}
        toLessonHref={paths.lesson}
        assistant={assistant}
        hostActions={heart && [heart]}
        headerSlot={
          session.isAdmin() &&
          type !== 'playground' && (
            <LinkButton tone="quiet" size="sm" href={paths.attempts(labId)}>
              {t('learners')}
            </LinkButton>
          )
        }
      />
      {known.state === 'found' && (
        <Suspense fallback={null}>
          <LabHeartAction key={labId} lab={known.lab} onAction={setHeart} />
        </Suspense>
      )}
    </NextStepContext>
  );
}

/** No lab has this id, or none that is open to this learner. */
function MissingLab({ type }: { type: LabType }) {
  return (
    <EmptyState
      heading
      title={t(`${type}.missing`)}
      message={t('missing.message')}
      actions={
        <LinkButton tone="primary" href={LAB_PAGES[type].list}>
          {t(`${type}.all`)}
        </LinkButton>
      }
    />
  );
}
