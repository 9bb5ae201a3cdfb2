import { type Guide, snippets } from './guide.ts';

export const otherGuides: Readonly<Record<string, Guide>> = {
  LabList: {
    purpose:
      'Labs, challenges and playgrounds as cards, from data alone. `LabListFilters` beside it searches and filters them.',
    anatomy: [
      ['Groups', 'By kind, or for one kind by level, each with what is passed'],
      ['Card', 'Title, level, minutes, points and state'],
      ['Loading, empty and problem', 'In place of the cards; a problem has a retry'],
    ],
    keyboard: [
      ['Tab', 'Moves through the cards'],
      ['Enter', 'Opens a lab'],
    ],
    events: [
      ['onOpenLab(labId)', '–', 'A card is opened'],
      ['onFilter(filter)', '–', 'The filter that lets nothing pass is cleared'],
      ['onRetry()', '–', 'Try again is pressed'],
    ],
    size: 'From 280 px; as high as its cards.',
    react: `import { LabList } from '@drawbridge/widgets/lab';
import '@drawbridge/widgets/styles.css';

<LabList labs={{ state: 'ready', value: labs }} onOpenLab={open} />`,
    alone: 'As element and frame it has its data: see `ConnectedLabList`.',
  },
  ConnectedLabList: {
    purpose: 'Every lab, challenge and playground that a learner may open, with search and filters.',
    anatomy: [
      ['Search and filters', '`ConnectedLabListFilters`: words, level, state, topics and languages'],
      ['Cards', 'As `LabList`'],
    ],
    keyboard: [
      ['Tab', 'Moves through search, filters and cards'],
      ['Space', 'Switches a filter'],
      ['Escape', 'Empties the search field'],
    ],
    events: [
      ['onOpenLab(labId)', 'drawbridge:navigate', 'A card is opened'],
      ['onFilter(filter)', '–', 'A filter changes; keep it in your address'],
    ],
    size: 'From 280 px; 640 px high before its content is known.',
    react: snippets.provided('ConnectedLabList', 'lab', '<ConnectedLabList onOpenLab={open} />'),
    element: '<drawbridge-embed widget="lab-list"></drawbridge-embed>',
    iframe: snippets.frame('lab-list', '', 'Security labs', 640),
  },
  LabDetail: {
    purpose:
      'The page of one lab over data that the page gives it: lesson, code, running app and tests side by side. What runs in the page decides nothing; the verdict is that of `data.submit`.',
    anatomy: [
      ['Header', 'Title, timer, state of saving, submit and the menu of commands'],
      ['Lesson', 'The steps, their hints, and the box for a flag'],
      ['Code', 'The files of the app in an editor'],
      ['Preview', 'The running app with address, requests and cookies'],
      ['Tests', 'Visible tests, then the verdict with its replay'],
    ],
    keyboard: [
      ['Ctrl+Enter', 'Runs the tests'],
      ['?', 'Shows every key of the lab'],
      ['F6', 'Moves to the next pane'],
      ['Escape, then Tab', 'Leaves the editor'],
    ],
    events: [
      ['onPassed(submission)', '–', 'A submission passed'],
      ['onGraded(submission)', '–', 'A submission got a result'],
      ['onExit()', '–', 'The learner leaves the lab'],
      ['services.notify(tone, text)', '–', 'A message for the learner'],
    ],
    size: 'Fills its parent: give it a height, 760 px or more. Below 1000 px its panes are tabs.',
    react: `import { LabDetail } from '@drawbridge/widgets/lab';
import '@drawbridge/widgets/styles.css';

<LabDetail data={lab} session={session} services={{ storage, notify, toPreviewFrameUrl }} onExit={leave} />`,
    alone: 'As element and frame it has its data: see `ConnectedLabDetail`.',
  },
  ConnectedLabDetail: {
    purpose: 'One lab by its id, opened, saved and submitted for the learner.',
    anatomy: [
      ['Page', 'As `LabDetail`'],
      ['Share', 'A replay has a dialog that makes a link to it; a guest has none'],
    ],
    keyboard: [
      ['Ctrl+Enter', 'Runs the tests'],
      ['?', 'Shows every key of the lab'],
    ],
    events: [
      ['onPassed(submission)', 'drawbridge:itemCompleted', 'A submission passed'],
      ['onGraded(submission)', '–', 'A submission got a result'],
      ['onExit()', 'drawbridge:navigate', 'The learner leaves the lab'],
    ],
    size: 'As `LabDetail`.',
    react: snippets.provided(
      'ConnectedLabDetail',
      'lab',
      '<ConnectedLabDetail labId="l1-someone-elses-invoice" onExit={leave} />',
    ),
    element: '<drawbridge-embed widget="lab" lab="l1-someone-elses-invoice" height="760"></drawbridge-embed>',
    iframe: snippets.frame('lab', '&lab=l1-someone-elses-invoice', 'Security lab', 760),
  },
  ReviewDialog: {
    purpose:
      'Frames the review form of another site, with a token from the page. It is shown once the form says that it is there by any message; a form that sends none needs `formSignal="load"`.',
    anatomy: [
      ['Head', 'Title and the cross'],
      ['Form', 'A sandboxed frame of the form’s own origin'],
      ['Loading and failure', 'In place of the form; a failure has a retry'],
    ],
    keyboard: [
      ['Escape', 'Closes the dialog, also while it loads'],
      ['Tab', 'Stays inside of the dialog'],
    ],
    events: [
      ['loadToken(leaving)', '–', 'The form is opened, or Try again is pressed'],
      ['onClose()', '–', 'The dialog is closed, or the form was sent'],
    ],
    size: 'A dialog of the page, up to 800 px wide; the form is 560 px high where there is room.',
    react: `import { ReviewDialog } from '@drawbridge/widgets/review-dialog';
import '@drawbridge/widgets/styles.css';

{isOpen && <ReviewDialog formUrl={formUrl} loadToken={loadToken} onClose={() => setOpen(false)} />}`,
    alone: 'As element it has its token: see `ConnectedReviewDialog`.',
  },
  ConnectedReviewDialog: {
    purpose: 'The review form with its token, which the server gives to a learner.',
    anatomy: [['Dialog', 'As `ReviewDialog`']],
    keyboard: [['Escape', 'Closes the dialog, also while it loads']],
    events: [['onClose()', 'drawbridge:reviewClosed', 'The dialog is closed, or the form was sent']],
    size: 'As `ReviewDialog`.',
    react: snippets.provided(
      'ConnectedReviewDialog',
      'review-dialog',
      '{isOpen && <ConnectedReviewDialog formUrl={formUrl} onClose={() => setOpen(false)} />}',
    ),
    element: '<drawbridge-embed id="review" widget="review"></drawbridge-embed>',
    alone: 'A modal dialog inside of a bare frame would leave the page behind it in reach.',
  },
  RecommendationDialog: {
    purpose:
      'A few questions, from data alone: what is required is checked in the dialog, and the answers are yours to send.',
    anatomy: [
      ['Head', 'Title, why it is asked, and the cross'],
      ['Questions', 'Options for one or several answers, or a text; some are required'],
      ['Foot', 'Later, and Submit'],
    ],
    keyboard: [
      ['Tab', 'Moves through the options and the foot'],
      ['Space', 'Chooses an option'],
      ['Escape', 'Closes the dialog; answers are not kept'],
    ],
    events: [
      [
        'onSubmit(answers)',
        '–',
        'Submit is pressed; gives what became of it, with errors to show at questions',
      ],
      ['onSubmitted()', '–', '`onSubmit` gave `kept`'],
      ['onClose()', '–', 'Closed without answers'],
    ],
    size: 'A dialog of the page, 70% of its width; the whole window below 600 px.',
    react: `import { RecommendationDialog } from '@drawbridge/widgets/recommendation-dialog';
import '@drawbridge/widgets/styles.css';

{isOpen && <RecommendationDialog form={{ state: 'ready', value: questions }} onSubmit={send} onSubmitted={done} onClose={close} />}`,
    alone: 'As element it has its data: see `ConnectedRecommendationDialog`.',
  },
  ConnectedRecommendationDialog: {
    purpose: 'A few questions, so that a learner sees first what fits. Nothing is sent before the button.',
    anatomy: [['Dialog', 'As `RecommendationDialog`; messages are shown by `notify` of the provider']],
    keyboard: [['Escape', 'Closes the dialog; answers are not kept']],
    events: [
      ['onSubmitted()', 'drawbridge:preferencesSubmitted', 'The server has taken the answers'],
      ['onClose()', '–', 'Closed without answers'],
    ],
    size: 'As `RecommendationDialog`.',
    react: snippets.provided(
      'ConnectedRecommendationDialog',
      'recommendation-dialog',
      '{isOpen && <ConnectedRecommendationDialog onSubmitted={done} onClose={close} />}',
    ),
    element: '<drawbridge-embed id="preferences" widget="preferences"></drawbridge-embed>',
    alone: 'A modal dialog inside of a bare frame would leave the page behind it in reach.',
  },
  HallOfFame: {
    purpose: 'A page of the board of those who chose to be shown, by points, from data alone.',
    anatomy: [
      ['Period', 'All time, this month or this week'],
      ['Own line', 'Rank and points of the reader, or how to be shown'],
      ['Board', 'Rank, person, labs, courses and points; your own row is marked'],
      ['Pages', 'Previous and next, where there are several'],
    ],
    keyboard: [
      ['Arrow keys', 'Choose the period'],
      ['Tab', 'Moves through names and pages'],
    ],
    events: [
      ['onView(view)', '–', 'A period is chosen; keep it in your address'],
      ['onRetry()', '–', 'Try again is pressed'],
    ],
    size: 'From 280 px; as high as its rows.',
    react: `import { HallOfFame } from '@drawbridge/widgets/leaderboard';
import '@drawbridge/widgets/styles.css';

<HallOfFame board={{ state: 'ready', value: board }} view={view} onView={setView} toHref={toHref} profileHref={toProfile} />`,
    alone: 'As element and frame it has its data: see `ConnectedHallOfFame`.',
  },
  ConnectedHallOfFame: {
    purpose: 'The board with its data: it fetches the page that `view` names, and where the reader is.',
    anatomy: [['Board', 'As `HallOfFame`']],
    keyboard: [['Arrow keys', 'Choose the period']],
    events: [['onView(view)', '–', 'A period is chosen; the frame keeps it by itself']],
    size: 'From 280 px; 560 px high before its content is known.',
    react: snippets.provided(
      'ConnectedHallOfFame',
      'leaderboard',
      '<ConnectedHallOfFame view={view} onView={setView} toHref={toHref} profileHref={toProfile} />',
    ),
    element: '<drawbridge-embed widget="leaderboard"></drawbridge-embed>',
    iframe: snippets.frame('leaderboard', '', 'Hall of fame', 560),
  },
  Achievements: {
    purpose: 'What a learner has done so far: points and what they are made of, from data alone.',
    anatomy: [
      ['Points', 'The largest figure; warm once there are some'],
      [
        'Counts',
        'Labs passed, challenges passed, courses completed and time in courses, then those of `more`',
      ],
      ['Loading', 'The same rows without figures, so that nothing moves'],
      ['Nothing yet and problem', 'In place of the figures; each has a button where you give it a callback'],
    ],
    keyboard: [['Tab', 'Reaches the button while there is one; figures take no focus']],
    events: [
      ['onRetry()', '–', 'Try again is pressed'],
      ['onBrowse()', '–', 'Browse courses is pressed: nothing is done yet'],
    ],
    size: 'From 240 px: rows, then two columns from 416 px, points beside them from 640 px, one line from 960 px.',
    react: `import { Achievements } from '@drawbridge/widgets/achievements';
import '@drawbridge/widgets/styles.css';

<Achievements achievements={{ state: 'ready', value: figures }} more={[{ label: 'Workshops attended', count: 3 }]} />`,
    alone: 'As element and frame it has its data: see `ConnectedAchievements`.',
  },
  ConnectedAchievements: {
    purpose: 'The figures of the learner, fetched. Nobody else sees them.',
    anatomy: [['Figures', 'As `Achievements`']],
    keyboard: [['Tab', 'Reaches the button while there is one']],
    events: [['onBrowse()', 'drawbridge:navigate', 'Browse courses is pressed: nothing is done yet']],
    size: 'From 240 px; 240 px high before its content is known.',
    react: snippets.provided(
      'ConnectedAchievements',
      'achievements',
      '<ConnectedAchievements onBrowse={openCatalogue} />',
    ),
    element: '<drawbridge-embed widget="achievements"></drawbridge-embed>',
    iframe: snippets.frame('achievements', '', 'Achievements', 240),
  },
};
