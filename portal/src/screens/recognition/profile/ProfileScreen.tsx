import { Avatar, Badge, Skeleton, Stack, Tabs } from '@drawbridge/ui';
import { useStore } from '@drawbridge/widgets/provider';
import { type ReactNode, Suspense, useEffect } from 'react';
import { usePortal } from '../../../base/portal.ts';
import { createLazyScreen } from '../../../router/lazy-screen.tsx';
import { paths } from '../../../router/paths.ts';
import { useRouteValues } from '../../../router/route-values.ts';
import { useNavigate } from '../../../router/use-navigate.ts';
import { AccountSection } from './AccountSection.tsx';
import { isOpenedForDevices } from './devices-address.ts';
import { toKindName } from './kind-name.ts';
import { messages, t } from './messages.ts';
import * as styles from './profile.css.ts';
import { SubscriptionSection } from './SubscriptionSection.tsx';

const security = createLazyScreen(async () => (await import('./SecuritySection.tsx')).SecuritySection);

const settings = createLazyScreen(async () => (await import('./SettingsSection.tsx')).SettingsSection);
const achievements = createLazyScreen(
  async () => (await import('./AchievementSection.tsx')).AchievementSection,
);
const tokens = createLazyScreen(async () => (await import('./TokenSection.tsx')).TokenSection);
const wishlist = createLazyScreen(async () => (await import('./WishlistSection.tsx')).WishlistSection);

/** A section whose code is fetched when it is opened. */
const later = (content: ReactNode) => (
  <Suspense fallback={<Skeleton shape="block" height={420} />}>{content}</Suspense>
);

const SECTIONS = [
  { id: 'account', label: messages.account, content: <AccountSection /> },
  { id: 'settings', label: messages.settings, content: later(settings.render({})) },
  { id: 'tokens', label: messages.tokens, content: later(tokens.render({})) },
  { id: 'security', label: messages.security, content: later(security.render({})) },
  { id: 'achievements', label: messages.achievements, content: later(achievements.render({})) },
  { id: 'wishlist', label: messages.wishlist, content: later(wishlist.render({})) },
  { id: 'subscription', label: messages.subscription, content: <SubscriptionSection /> },
] as const;

/**
 * Who the learner is here. An unknown section leads to the first and says so; the address of a part of a section shows
 * that section.
 * @see NAV-4, NAV-5, PROF-1
 */
export function ProfileScreen() {
  const { session, notify } = usePortal().drawbridge;
  const profile = useStore('profile');
  const { section } = useRouteValues();
  const navigate = useNavigate();
  useEffect(() => void profile.load(), [profile]);
  const isUnknown = section !== undefined && !SECTIONS.some(({ id }) => id === section);
  useEffect(() => {
    if (!isUnknown) return;
    notify('info', t('unknownSection'));
    navigate(paths.profile, { replace: true });
  }, [isUnknown, navigate, notify]);
  const user = session.user.value;
  if (!user) return null;
  const name = `${user.firstName} ${user.lastName}`.trim() || user.email;
  const wanted = section ?? (isOpenedForDevices() ? 'security' : undefined);
  const shown = SECTIONS.find(({ id }) => id === wanted) ?? SECTIONS[0];
  return (
    <Stack gap="6">
      <header className={styles.person}>
        <Avatar name={name} src={user.picture} size={72} decorative />
        <div className={styles.words}>
          <h1 className={styles.name}>{name}</h1>
          <p className={styles.line}>{user.email}</p>
          <Badge>{toKindName(session.flags())}</Badge>
        </div>
      </header>
      <div>
        <Tabs
          label={t('sections')}
          tabs={SECTIONS.map(({ label, ...section }) => ({ ...section, label: label.text }))}
          value={shown.id}
          onChange={(id) => navigate(`${paths.profile}/${id}`, { replace: true })}
        />
      </div>
    </Stack>
  );
}
