import type { Catalogue } from '@drawbridge/content';
import { PROFICIENCIES, ROLES } from '@drawbridge/contracts';
import type { PreferenceQuestion } from '@drawbridge/contracts/identity';

const MOST_TOPICS = 16;

/** Keywords of the courses, one of each in turn: every topic offered finds something, and no course is left out. */
function toTopics({ courses }: Catalogue): string[] {
  const rounds = Math.max(0, ...courses.map(({ tags }) => tags.length));
  const inTurn = Array.from({ length: rounds }, (_, round) =>
    courses.flatMap(({ tags }) => tags[round] ?? []),
  );
  return [...new Set(inTurn.flat())].slice(0, MOST_TOPICS);
}

/** The recommendation form as data; the proficiency is sent as its stored value. @see REC-5, GEN-14, GEN-15 */
export function toQuestions(catalogue: Catalogue): PreferenceQuestion[] {
  return [
    {
      id: 'roles',
      label: 'Which roles describe what you do?',
      type: 'options',
      options: [...ROLES],
      multiSelect: true,
      required: true,
    },
    {
      id: 'proficiency',
      label: 'How well do you know application security?',
      type: 'options',
      options: Object.keys(PROFICIENCIES),
      required: true,
    },
    {
      id: 'topics',
      label: 'Which topics interest you?',
      type: 'options',
      options: toTopics(catalogue),
      multiSelect: true,
    },
    {
      id: 'goals',
      label: 'What do you want to get out of it?',
      type: 'options',
      options: [
        'Write safer code',
        'Find flaws in reviews and tests',
        'Prepare for a security role',
        'Meet a training duty',
        'Help my team',
      ],
      multiSelect: true,
    },
  ];
}
