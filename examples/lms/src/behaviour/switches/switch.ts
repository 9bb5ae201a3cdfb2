import type { Behaviour } from '../behaviour.ts';

interface Words {
  label: string;
  /** What a tool sees. */
  about: string;
  /** Which real platform behaves so. */
  seenIn?: string;
}

type SwitchOf<Value> = Words &
  ([Value] extends [boolean]
    ? { kind: 'flag' }
    : [Value] extends [number]
      ? { kind: 'number'; min: number; max: number }
      : [string] extends [Value]
        ? { kind: 'origin' }
        : { kind: 'choice'; options: Record<Value & string, string> });

export type Switch = Words &
  (
    | { kind: 'flag' }
    | { kind: 'number'; min: number; max: number }
    | { kind: 'origin' }
    | { kind: 'choice'; options: Record<string, string> }
  );

export type Switches = { [Key in keyof Behaviour]: SwitchOf<Behaviour[Key]> };
export type SwitchesOfGroup = Partial<Switches>;
