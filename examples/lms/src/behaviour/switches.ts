import type { Behaviour } from './behaviour.ts';
import { ACCESS } from './switches/access.ts';
import { CONTENT } from './switches/content.ts';
import { FORM } from './switches/form.ts';
import { FRAME } from './switches/frame.ts';
import { GRADES } from './switches/grades.ts';
import { KEYS } from './switches/keys.ts';
import { PEOPLE } from './switches/people.ts';
import { REGISTRATION } from './switches/registration.ts';
import { ROSTER } from './switches/roster.ts';
import { SIGN_IN } from './switches/sign-in.ts';
import type { Switch, Switches, SwitchesOfGroup } from './switches/switch.ts';

export type { Switch } from './switches/switch.ts';

/** In the order of the page. */
export const GROUPS = {
  people: { title: 'People in a launch', switches: PEOPLE },
  signIn: { title: 'Sign-in and launch', switches: SIGN_IN },
  form: { title: 'Form of messages', switches: FORM },
  frame: { title: 'Frame and browser storage', switches: FRAME },
  keys: { title: 'Keys', switches: KEYS },
  grades: { title: 'Grades', switches: GRADES },
  roster: { title: 'Names and roles', switches: ROSTER },
  content: { title: 'Content picker', switches: CONTENT },
  access: { title: 'Access tokens', switches: ACCESS },
  registration: { title: 'Registration of tools', switches: REGISTRATION },
} as const satisfies Record<string, { title: string; switches: SwitchesOfGroup }>;
export type Group = keyof typeof GROUPS;

export const SWITCHES: Switches = {
  ...PEOPLE,
  ...SIGN_IN,
  ...FORM,
  ...FRAME,
  ...KEYS,
  ...GRADES,
  ...ROSTER,
  ...CONTENT,
  ...ACCESS,
  ...REGISTRATION,
};

export const toSwitchList = (switches: SwitchesOfGroup) =>
  Object.entries(switches) as [keyof Behaviour, Switch][];
export const SWITCH_LIST = toSwitchList(SWITCHES);
