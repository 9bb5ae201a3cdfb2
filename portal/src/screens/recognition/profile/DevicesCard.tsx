import { DeviceList } from '@drawbridge/widgets/identity/security';
import { useState } from 'react';
import { useLogout } from '../../../shell/use-logout.ts';
import { DEVICES_ID, isOpenedForDevices } from './devices-address.ts';

/** The person's sessions; emails about a new device lead here. */
export function DevicesCard() {
  const logOut = useLogout();
  const [takesFocus] = useState(isOpenedForDevices);
  return <DeviceList id={DEVICES_ID} takesFocus={takesFocus} onEverywhere={logOut} />;
}
