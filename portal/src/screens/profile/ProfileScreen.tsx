import { Avatar, Badge, Stack, Tabs } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { use, useEffect, useMemo } from 'react';
import { useParams } from 'wouter';
import { useEntrance } from '../../entrance.ts';
import { useNavigate } from '../../navigation.ts';
import { paths } from '../../paths.ts';
import { useProgram } from '../../program-context.tsx';
import { AccountSection } from './AccountSection.tsx';
import { AchievementSection } from './AchievementSection.tsx';
import { toKindName } from './kind-name.ts';
import { messages } from './messages.ts';
import * as styles from './profile.css.ts';
import { ProfileProvider, useProfile } from './profile-context.ts';
import { SubscriptionSection } from './SubscriptionSection.tsx';

const SECTIONS = [
  { id: 'account', label: messages.account.text, content: <AccountSection /> },
  { id: 'achievements', label: messages.achievements.text, content: <AchievementSection /> },
  { id: 'subscription', label: messages.subscription.text, content: <SubscriptionSection /> },
] as const;

/** Who the learner is here. An unknown section shows the first. @see NAV-4, NAV-5, PROF-1 */
export function ProfileScreen() {
  const { openProfile } = useProgram();
  const opening = useMemo(() => openProfile(), [openProfile]);
  const profile = use(opening);
  return (
    <ProfileProvider value={profile}>
      <ProfilePage />
    </ProfileProvider>
  );
}

function ProfilePage() {
  useSignals();
  const profile = useProfile();
  const { section } = useParams();
  const navigate = useNavigate();
  const { visitor } = useEntrance();
  const { session } = useProgram();
  useEffect(() => void profile.load(), [profile]);
  const user = session.user.value;
  if (!user) return null;
  const name = `${user.firstName} ${user.lastName}`.trim() || user.email;
  const shown = SECTIONS.find(({ id }) => id === section) ?? SECTIONS[0];
  return (
    <Stack gap="6">
      <header className={styles.person}>
        <Avatar name={name} src={user.picture} size={72} decorative />
        <div className={styles.words}>
          <h1 className={styles.name}>{name}</h1>
          <p className={styles.line}>{user.email}</p>
          <Badge>{toKindName(visitor.flags())}</Badge>
        </div>
      </header>
      <div>
        <Tabs
          label={messages.sections.text}
          tabs={SECTIONS}
          value={shown.id}
          onChange={(id) => navigate(`${paths.profile}/${id}`, { replace: true })}
        />
      </div>
    </Stack>
  );
}
