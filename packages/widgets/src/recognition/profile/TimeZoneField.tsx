import { Button, Select } from '@drawbridge/ui';
import { dateFormat } from '@drawbridge/ui/messages';
import { useEffect, useMemo, useState } from 'react';
import { t } from './messages.ts';
import * as styles from './profile.css.ts';
import { listTimeZones, toDeviceZone } from './time-zones.ts';

const LOOK_EVERY_MS = 15_000;

/** Returns the present time in a zone, to the minute. */
function useTimeIn(zone: string | null): string | undefined {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  if (zone === null) return undefined;
  return dateFormat({ weekday: 'long', hour: 'numeric', minute: '2-digit', timeZone: zone }).format(nowMs);
}

/** Chooses a time zone. Null means that the person has not chosen one. */
export function TimeZoneField(props: { value: string | null; onChange: (value: string | null) => void }) {
  const { value, onChange } = props;
  const zones = useMemo(() => listTimeZones(value), [value]);
  const time = useTimeIn(value);
  const device = toDeviceZone();
  return (
    <div className={styles.zone}>
      <Select
        label={t('timeZone')}
        labelHidden
        hint={time === undefined ? t('automaticHint') : t('timeThere', { time })}
        options={[
          { value: '', label: t('automatic') },
          ...zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
        ]}
        value={value ?? ''}
        onChange={(zone) => onChange(zone || null)}
      />
      {device !== value && (
        <Button size="sm" className={styles.start} onClick={() => onChange(device)}>
          {t('ofDevice', { zone: device.replaceAll('_', ' ') })}
        </Button>
      )}
    </div>
  );
}
