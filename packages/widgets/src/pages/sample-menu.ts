import {
  iconAdmin,
  iconAdministrators,
  iconAssignments,
  iconBriefcase,
  iconCalendar,
  iconChallenge,
  iconChampion,
  iconCourse,
  iconDashboard,
  iconJourney,
  iconLab,
  iconLink,
  iconLiveEvent,
  iconPlayground,
  iconReports,
  iconRunningLab,
  iconSparkles,
  iconTarget,
  iconTeams,
  iconTrophy,
  iconUsers,
  type SidebarSection,
} from '@drawbridge/ui';

const learn: SidebarSection = {
  id: 'learn',
  items: [
    { id: 'dashboard', label: 'Dashboard', icon: iconDashboard, href: '#dashboard' },
    { id: 'assignments', label: 'Assignments', icon: iconAssignments, href: '#assignments' },
    { id: 'courses', label: 'Courses', icon: iconCourse, href: '#courses' },
    { id: 'labs', label: 'Labs', icon: iconLab, href: '#labs' },
    { id: 'challenges', label: 'Challenges', icon: iconChallenge, href: '#challenges' },
    { id: 'journeys', label: 'Journeys', icon: iconJourney, href: '#journeys' },
    { id: 'live', label: 'Live courses', icon: iconLiveEvent, href: '#live' },
    { id: 'playgrounds', label: 'Playgrounds', icon: iconPlayground, href: '#playgrounds' },
    { id: 'running', label: 'Running labs', icon: iconRunningLab, href: '#running' },
  ],
};

const admin: SidebarSection = {
  id: 'admin',
  label: 'Admin',
  items: [
    { id: 'users', label: 'Users', icon: iconUsers, href: '#users' },
    { id: 'teams', label: 'Teams', icon: iconTeams, href: '#teams' },
    { id: 'custom', label: 'Build your challenge', icon: iconTarget, href: '#custom' },
    { id: 'studio', label: 'Creator Studio', icon: iconSparkles, href: '#studio', note: 'soon' },
    { id: 'reports', label: 'Reports', icon: iconReports, href: '#reports', note: 'soon' },
    { id: 'tournaments', label: 'Tournaments', icon: iconTrophy, href: '#tournaments', note: 'soon' },
    { id: 'interviews', label: 'Interviews', icon: iconBriefcase, href: '#interviews', note: 'soon' },
    { id: 'course-assignments', label: 'Course Assignments', icon: iconCalendar, href: '#managed' },
    { id: 'champions', label: 'Security Champions', icon: iconChampion, href: '#champions', note: 'soon' },
    { id: 'admins', label: 'Administrators', icon: iconAdministrators, href: '#admins' },
    { id: 'organization', label: 'Organization', icon: iconAdmin, href: '#organization' },
    { id: 'integrations', label: 'Integrations', icon: iconLink, href: '#integrations' },
  ],
};

/** The sidebar of the portal for a learner and for an administrator. The portal makes its own from its pages. */
export const sampleMenus = { learner: [learn], administrator: [learn, admin] } as const;

export type SampleMenu = keyof typeof sampleMenus;
