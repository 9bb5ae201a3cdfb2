/** The part of the profile that emails about a new device lead to: `/portal/profile#devices`. */
export const DEVICES_ID = 'devices';

export const isOpenedForDevices = (): boolean => location.hash === `#${DEVICES_ID}`;
