import type { Platform } from '@drawbridge/contracts/integration';
import { Badge, iconClock, iconPassed, iconPause } from '@drawbridge/ui';
import { t } from './messages.ts';

/** The state of a registration, by icon and word first. */
export function PlatformBadge({ platform }: { platform: Pick<Platform, 'active' | 'awaits_approval'> }) {
  if (platform.awaits_approval)
    return (
      <Badge tone="warn" icon={iconClock}>
        {t('state.waiting')}
      </Badge>
    );
  return platform.active ? (
    <Badge tone="pass" icon={iconPassed}>
      {t('state.active')}
    </Badge>
  ) : (
    <Badge icon={iconPause}>{t('state.off')}</Badge>
  );
}
