export {
  externalLink,
  type LinkProps,
  LinkProvider,
  type LinkProviderProps,
  type LinkRenderer,
  useLinkRenderer,
} from './link.tsx';
export type { Tone } from './tone.ts';
