import type { Catalogue } from '@drawbridge/content';
import { PROFICIENCIES, type PreferenceQuestion, ROLES } from '@drawbridge/contracts';

const MOST_TOPICS = 16;

/** The keywords of most courses, so that every topic offered finds something. */
function toTopics({ courses }: Catalogue): string[] {
  const counts = new Map<string, number>();
  for (const tag of courses.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || a.localeCompare(b))
    .slice(0, MOST_TOPICS)
    .map(([tag]) => tag);
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
