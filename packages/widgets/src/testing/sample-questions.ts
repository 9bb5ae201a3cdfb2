import type { PreferenceQuestion } from '@drawbridge/contracts/identity';

/** Several choices, one choice, and a text that may stay empty. */
export const sampleQuestions: PreferenceQuestion[] = [
  {
    id: 'roles',
    label: 'Which roles describe what you do?',
    type: 'options',
    options: ['Cloud Engineer', 'Developer', 'DevOps Engineer', 'Security Engineer', 'Security Champion'],
    multiSelect: true,
    required: true,
  },
  {
    id: 'proficiency',
    label: 'How well do you know application security?',
    type: 'options',
    options: ['Basic', 'Intermediate', 'Advanced'],
    required: true,
  },
  { id: 'words', label: 'Anything else?', options: [] },
];
