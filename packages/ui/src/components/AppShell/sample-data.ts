import {
  iconAssignments,
  iconChallenge,
  iconCourse,
  iconDashboard,
  iconJourney,
  iconLiveEvent,
  iconPlayground,
  iconReports,
  iconRunningLab,
  iconTeams,
  iconUsers,
} from '../Icon/icons/index.ts';
import type { SidebarSection } from './SidebarContent.tsx';

/** Sample data of the stories: fixed, and the same everywhere. */
export const sampleSections: readonly SidebarSection[] = [
  {
    id: 'learn',
    items: [
      { id: 'dashboard', label: 'Dashboard', icon: iconDashboard, href: '#dashboard' },
      { id: 'courses', label: 'Courses', icon: iconCourse, href: '#courses' },
      { id: 'journeys', label: 'Journeys', icon: iconJourney, href: '#journeys' },
      { id: 'live', label: 'Live courses', icon: iconLiveEvent, href: '#live' },
      { id: 'challenges', label: 'Challenges', icon: iconChallenge, href: '#challenges' },
      { id: 'assignments', label: 'Assignments', icon: iconAssignments, href: '#assignments' },
      { id: 'playgrounds', label: 'Playgrounds', icon: iconPlayground, href: '#playgrounds' },
      { id: 'running', label: 'Running labs', icon: iconRunningLab, href: '#running' },
    ],
  },
  {
    id: 'company',
    label: 'Company',
    items: [
      { id: 'users', label: 'Users', icon: iconUsers, href: '#users' },
      { id: 'teams', label: 'Sicherheitsbeauftragtenverwaltung', icon: iconTeams, href: '#teams' },
      { id: 'reports', label: 'Reports', icon: iconReports, href: '#reports' },
    ],
  },
];

export interface SampleCourse {
  id: string;
  topic: string;
  title: string;
  facts: readonly string[];
  progress?: number;
  level: string;
  isNew?: boolean;
}

export const sampleCourses: readonly SampleCourse[] = [
  {
    id: 'who-may-do-what',
    topic: 'A01',
    title: 'Who may do what: access control',
    facts: ['3h 20m', '6 subjects', '6 labs'],
    progress: 64,
    level: 'Beginner',
  },
  {
    id: 'injection',
    topic: 'A05',
    title: 'Injection at the boundary',
    facts: ['2h 45m', '5 subjects', '4 labs'],
    level: 'Beginner',
    isNew: true,
  },
  {
    id: 'sessions',
    topic: 'A07',
    title: 'Sign-in, sessions, recovery',
    facts: ['3h 0m', '6 subjects', '3 labs'],
    progress: 100,
    level: 'Intermediate',
  },
  {
    id: 'crypto',
    topic: 'A04',
    title: 'Cryptography you can defend in review',
    facts: ['2h 10m', '4 subjects', '2 labs'],
    level: 'Intermediate',
  },
  {
    id: 'config',
    topic: 'A02',
    title: 'Configuration as attack surface',
    facts: ['1h 50m', '4 subjects', '2 labs'],
    progress: 12,
    level: 'Beginner',
  },
  {
    id: 'supply',
    topic: 'A03',
    title: 'Dependencies, builds, data integrity, provenance',
    facts: ['3h 40m', '7 subjects', '5 labs'],
    level: 'Intermediate',
  },
  {
    id: 'logs',
    topic: 'A09',
    title: 'Logs that wake the right person',
    facts: ['1h 30m', '4 subjects', '1 lab'],
    level: 'Intermediate',
  },
  {
    id: 'llm',
    topic: 'LLM01',
    title: 'LLM and agent applications',
    facts: ['2h 30m', '5 subjects', '2 labs'],
    level: 'Intermediate',
    isNew: true,
  },
];
