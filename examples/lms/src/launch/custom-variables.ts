import type { Behaviour } from '../behaviour/behaviour.ts';
import { toIdText } from '../ids.ts';
import type { Activity, Course, User } from '../model.ts';

interface Sources {
  behaviour: Behaviour;
  course: Course;
  user?: User | undefined;
  activity?: Activity | undefined;
}

type Resolve = (sources: Sources) => string | undefined;

/** The substitution variables that this platform has values for. @see LTI core appendix B; Deep Linking 2.0 4.5 */
const VARIABLES: Record<string, Resolve> = {
  'User.id': ({ behaviour, user }) =>
    behaviour.anonymous || !user ? undefined : toIdText(behaviour, 'person', user.id),
  'Person.name.given': ({ behaviour, user }) =>
    behaviour.personalData === 'all' && !user?.withholds ? user?.givenName : undefined,
  'Context.id': ({ behaviour, course }) => toIdText(behaviour, 'course', course.contextId),
  'Context.title': ({ course }) => course.title,
  'Context.label': ({ course }) => course.label,
  'ResourceLink.id': ({ behaviour, activity }) => activity && toIdText(behaviour, 'link', activity.id),
  'ResourceLink.title': ({ activity }) => activity?.title,
  'ResourceLink.description': ({ activity }) => activity?.about,
  'ResourceLink.available.startDateTime': ({ activity }) => activity?.available?.startDateTime,
  'ResourceLink.available.endDateTime': ({ activity }) => activity?.available?.endDateTime,
  'ResourceLink.submission.startDateTime': ({ activity }) => activity?.submission?.startDateTime,
  'ResourceLink.submission.endDateTime': ({ activity }) => activity?.submission?.endDateTime,
};
export const VARIABLE_NAMES = Object.keys(VARIABLES);

/** Custom parameters with their variables filled in. */
export function fillCustom(custom: Record<string, string>, sources: Sources): Record<string, string> {
  const filled = Object.entries(custom).flatMap(([name, value]): [string, string][] => {
    if (!/^\$[A-Za-z][\w.]*$/.test(value)) return [[name, value]];
    const known = VARIABLES[value.slice(1)]?.(sources);
    if (known !== undefined) return [[name, known]];
    switch (sources.behaviour.customVariables) {
      case 'literal':
        return [[name, value]];
      case 'empty':
        return [[name, '']];
      case 'absent':
        return [];
    }
  });
  return Object.fromEntries(filled);
}
