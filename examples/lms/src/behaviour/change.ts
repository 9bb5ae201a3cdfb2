import { type Behaviour, DEFAULTS } from './behaviour.ts';
import { SWITCHES, type Switch } from './switches.ts';

export interface FieldFault {
  field: string;
  message: string;
}

/** The fault of a value, or undefined. */
function findFault(rule: Switch, value: unknown): string | undefined {
  switch (rule.kind) {
    case 'flag':
      return typeof value === 'boolean' ? undefined : 'must be true or false';
    case 'number':
      return Number.isInteger(value) && (value as number) >= rule.min && (value as number) <= rule.max
        ? undefined
        : `must be a whole number from ${rule.min} to ${rule.max}`;
    case 'origin':
      return typeof value === 'string' && URL.canParse(value) && new URL(value).origin === value
        ? undefined
        : 'must be an origin, such as https://elsewhere.example';
    case 'choice':
      return typeof value === 'string' && Object.hasOwn(rule.options, value)
        ? undefined
        : `must be one of ${Object.keys(rule.options).join(', ')}`;
  }
}

/** Sets the given switches: all of them or, when one is wrong, none. */
export function changeBehaviour(behaviour: Behaviour, wanted: unknown): FieldFault[] {
  if (typeof wanted !== 'object' || wanted === null || Array.isArray(wanted))
    return [{ field: '', message: 'must be an object of switches' }];
  const faults = Object.entries(wanted).flatMap(([field, value]): FieldFault[] => {
    if (!Object.hasOwn(SWITCHES, field)) return [{ field, message: 'is no switch' }];
    const message = findFault(SWITCHES[field as keyof Behaviour], value);
    return message ? [{ field, message }] : [];
  });
  if (faults.length === 0) Object.assign(behaviour, wanted);
  return faults;
}

export function resetBehaviour(behaviour: Behaviour): void {
  Object.assign(behaviour, DEFAULTS);
}

/** The switches of a submitted form: a flag that is off is absent there. */
export function readForm(form: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(SWITCHES).flatMap(([key, rule]): [string, unknown][] => {
    const value = form[key];
    if (rule.kind === 'flag') return [[key, value !== undefined]];
    if (typeof value !== 'string') return [];
    return [[key, rule.kind === 'number' ? Number(value) : value.trim()]];
  });
  return Object.fromEntries(entries);
}
