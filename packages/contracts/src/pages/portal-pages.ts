/** @file Pages behind the sign-in, inside the shell. @see NAV-1..NAV-27 */
export const portal = '/portal';
export const dashboard = '/portal/dashboard';
export const courses = '/portal/courses';
export const course = '/portal/courses/:courseId';
export const courseIntro = '/portal/course-info/intro/:courseId';
/** A course outside the learner's subscription. @see NAV-15 */
export const courseInfo = '/portal/course-info/info/:courseId';
/** With a badge id, it shows that badge. */
export const courseCompleted = '/portal/course-info/completed/:courseId/:id?';
export const courseLab = '/portal/course-info/lab/:courseId/:subjectId/:id';
export const courseVideo = '/portal/course-info/video/:courseId/:subjectId/:id';
export const courseQuiz = '/portal/course-info/quiz/:courseId/:subjectId/:id';
export const courseAiQuiz = '/portal/course-info/aiquiz/:courseId/:subjectId/:id';
export const courseMedia = '/portal/course-info/media/:courseId/:subjectId/:id';
export const courseDownload = '/portal/course-info/download/:courseId/:subjectId/:id';
export const favorite = '/portal/favorite';
export const notifications = '/portal/notifications';
export const labs = '/portal/labs';
export const lab = '/portal/labs/:labId';
export const attempts = '/portal/labs/:labId/attempts';
export const attempt = '/portal/labs/:labId/attempts/:attemptId';
export const challenges = '/portal/challenges';
export const challenge = '/portal/challenges/:labId';
/** Without a question, it only asks for one. */
export const aiChallenge = '/portal/ai-challenge/:query?';
export const playgrounds = '/portal/playgrounds';
export const playground = '/portal/playgrounds/:labId';
export const runningLabs = '/portal/running-labs';
export const profile = '/portal/profile/:section?';
export const upgrade = '/portal/upgrade';
/** An order begun on the previous page. @see BILL-13 */
export const checkout = '/portal/checkout/:checkoutId';
export const assignments = '/portal/assignments';
/** Shows the learner's own certificate. @see NAV-18, COMP-60 */
export const assignment = '/portal/individual-user-assignment-details/:assignmentId';
export const securityChampions = '/portal/security-champions';
export const ltiIntegration = '/portal/lti-integration';
export const addPlatform = '/portal/lti-integration/add';
export const platform = '/portal/lti-integration/platforms/:platformId';
export const partners = '/portal/partners';
export const partner = '/portal/partners/:partnerId';
export const journeys = '/portal/journeys';
export const journey = '/portal/journeys/:journeyId';
export const certifications = '/portal/certifications';
export const liveCourses = '/portal/live-courses';
/** @see NAV-21 */
export const showcaseUpload = '/portal/showcase/upload';
export const customChallenge = '/portal/custom-challenge';
export const savedChallenges = '/portal/custom-challenge/saved-challenges';
/** One of the learner's own sets, and its run. */
export const customRun = '/portal/custom-challenge/saved-challenges/:id';
export const editCustomChallenge = '/portal/custom-challenge/saved-challenges/:id/edit';
/** @see NAV-19 */
export const solution = '/portal/solution/info/:challengeId/:courseId/:labId';
/** Where the owner of a private account answers a company. */
export const companyInvitations = '/portal/invitations';
export const company = '/portal/company';
export const companyAbout = '/portal/company/company-about';
export const companyAdmins = '/portal/company/admins';
export const companyAudit = '/portal/company/audit';
export const companyDomains = '/portal/company/company-domains';
export const companyProvisioning = '/portal/company/company-provisioning';
export const companySignIn = '/portal/company/company-sign-in';
/** Opened in a window of its own: a test sign-in begins and ends here. */
export const companySignInTest = '/portal/company/company-sign-in/test';
/** What a new company has to do first. Linked from the dashboard and from the settings. */
export const companySetup = '/portal/company/setup';
export const companySettings = '/portal/company/company-settings';
export const companyUserSettings = '/portal/company/company-user-settings';
/** Redirects to the users. @see COMP-7 */
export const companyUsersAlias = '/portal/company/company-users';
export const companyUsers = '/portal/company/users';
export const companyUserImport = '/portal/company/users/import';
export const companyUser = '/portal/company/user-info/:email';
export const companyProfile = '/portal/company/profile-info/:email/:username';
export const companyTeams = '/portal/company/teams';
export const companyTeam = '/portal/company/team-info/:id/:teamName';
/** Redirects to the main part of the report. @see COMP-7 */
export const companyReport = '/portal/company/report';
export const companyMainReport = '/portal/company/report/main';
export const companyReports = '/portal/company/reports';
export const companyUserReports = '/portal/company/reports/users';
export const companyTeamReports = '/portal/company/reports/teams';
export const companyAssignmentReports = '/portal/company/reports/assignments';
export const companyJourneyReports = '/portal/company/reports/journeys';
/** Redirects to the list of champions. @see COMP-7 */
export const companySecurityChampions = '/portal/company/security-champions';
export const companyChampions = '/portal/company/security-champions/manage-champions';
export const companyChampionJourney = '/portal/company/security-champions/learning-journey';
export const companyChampionReport = '/portal/company/security-champions/report';
export const companyKnowledgeFeed = '/portal/company/security-champions/knowledge-feed';
export const companyCourseAssignments = '/portal/company/assignment/course';
export const companyAssignments = '/portal/company/assignments';
export const companyAssignedCourses = '/portal/company/assignments/course';
export const companyAssignedTournaments = '/portal/company/assignments/tournaments';
export const companyNewAssignment = '/portal/company/assignments/create/:type';
export const companyEditAssignment = '/portal/company/assignments/edit/:type/:id';
export const companyAssignmentReport = '/portal/company/assignments/report/:assignmentId';
export const companyAssignmentCertificate = '/portal/company/assignments/:assignmentId';
export const companyUserCertificate = '/portal/company/assignments-user';
export const companyChallengeAssignments = '/portal/company/challenge/assignments';
export const companyTournaments = '/portal/company/tournaments';
export const companyNewTournament = '/portal/company/tournaments/create';
export const companyTournamentReports = '/portal/company/tournaments/reports';
export const companyTournament = '/portal/company/tournaments/:testId/:testName';
export const companyInterviews = '/portal/company/interviews';
export const companyNewInterview = '/portal/company/interviews/create';
export const companyInterviewReports = '/portal/company/interviews/reports';
export const companyInterview = '/portal/company/interviews/:testId/:testName';
export const companyTest = '/portal/company/test/:testId/:testName';
export const companyTestReport = '/portal/company/test-user/report/:testId/:testName';
export const companyCreatorStudio = '/portal/company/creator-studio';
export const companyNewCourse = '/portal/company/creator-studio/create';
export const companyCourseDraft = '/portal/company/creator-studio/:courseId';
/** Company pages without an entry of their own. */
export const companyOther = '/portal/company/*';
/** Any other portal address: the not-found page inside the shell. */
export const other = '/portal/*?';
