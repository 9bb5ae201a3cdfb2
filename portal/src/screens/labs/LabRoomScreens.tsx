import { EmptyState, hiddenClass, LinkButton } from '@drawbridge/ui';
import { LabDetail, type LabType } from '@drawbridge/widgets/lab';
import { useMemo } from 'react';
import { Redirect, useParams } from 'wouter';
import { useNavigate } from '../../navigation.ts';
import { paths } from '../../paths.ts';
import { useProgram } from '../../program-context.tsx';
import { useTrail } from '../../shell/trail.ts';
import { messages } from './messages.ts';
import { ROOMS } from './rooms.ts';
import { useLabCard } from './use-lab-card.ts';

export const ChallengeScreen = () => <RoomScreen type="challenge" />;
export const PlaygroundScreen = () => <RoomScreen type="playground" />;
export const LabScreen = () => <RoomScreen type="lab" />;

/** A lab on its own, outside of any course. */
function RoomScreen({ type }: { type: LabType }) {
  const { labId = '' } = useParams();
  const { session } = useProgram();
  const navigate = useNavigate();
  const known = useLabCard(labId);
  const room = ROOMS[type];
  const above = useMemo(() => [{ label: messages[type].text, href: room.list }], [type, room]);
  useTrail(
    known.state === 'found'
      ? known.lab.title
      : known.state === 'missing'
        ? messages[`${type}.missing`].text
        : undefined,
    above,
  );
  if (known.state === 'missing') return <MissingLab type={type} />;
  // The right lab in the wrong room.
  if (known.state === 'found' && known.lab.type !== type)
    return <Redirect to={ROOMS[known.lab.type].open(labId)} replace />;
  return (
    <LabDetail
      key={labId}
      labId={labId}
      onExit={() => navigate(room.list)}
      headerSlot={
        session.isAdmin() &&
        type !== 'playground' && (
          <LinkButton tone="quiet" size="sm" href={paths.attempts(labId)}>
            {messages.learners.text}
          </LinkButton>
        )
      }
    />
  );
}

/** No lab has this id, or none that is open to this learner. */
function MissingLab({ type }: { type: LabType }) {
  return (
    <>
      <h1 className={hiddenClass}>{messages[`${type}.missing`].text}</h1>
      <EmptyState
        title={messages[`${type}.missing`].text}
        message={messages['missing.message'].text}
        actions={
          <LinkButton tone="primary" href={ROOMS[type].list}>
            {messages[`${type}.all`].text}
          </LinkButton>
        }
      />
    </>
  );
}
