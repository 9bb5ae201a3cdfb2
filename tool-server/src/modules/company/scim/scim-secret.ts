import { isPlausible, makeOpaqueKey } from '../../../platform/secret/opaque-key.ts';

export { toEnding, toHash } from '../../../platform/secret/opaque-key.ts';

const PREFIX = 'dbsc_';

export const makeScimSecret = (): string => makeOpaqueKey(PREFIX);

export const isScimSecret = (text: string): boolean => text.startsWith(PREFIX) && isPlausible(text);
