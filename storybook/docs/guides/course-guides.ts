import { type Guide, snippets } from './guide.ts';

const COURSE = '&course=c2-injection-at-the-boundary';
const OPEN_LINK = ['Enter', 'Opens the course from its title or its button'] as const;
const TAB = ['Tab', 'Moves through title, favorite and button in the order they are read'] as const;

export const courseGuides: Readonly<Record<string, Guide>> = {
  CourseCard: {
    purpose:
      'Shows one course from data alone: it fetches nothing and needs no provider. For cards in lists of your own, on pages that a server renders, and beside content about the same topic.',
    anatomy: [
      ['Picture', 'Drawn from the key and topic of the course; NEW and the favorite are in its corners'],
      ['Level', 'Beginner, Intermediate or Advanced'],
      ['Title', 'The name of the course; its tooltip has the description, cut at 250 characters'],
      ['Facts', 'Duration, lessons and labs, and who it is ideal for'],
      ['Progress', 'Bar and percent, once enrolled'],
      ['Button', 'Start, Continue or Review; disabled outside the subscription'],
    ],
    keyboard: [TAB, OPEN_LINK, ['Escape', 'Closes the tooltip of the title']],
    events: [
      ['onOpen(courseId)', 'drawbridge:started', 'Title or button is pressed, also as a link'],
      [
        'favorite',
        'drawbridge:favoriteChanged',
        'Yours in React; the connected card and the frame report it',
      ],
    ],
    size: 'As wide as its container, from 240 px; about 420 px high. It reserves its height while it loads.',
    react: `import { CourseCard } from '@drawbridge/widgets/course-card';
import '@drawbridge/widgets/course-card.css';

<CourseCard course={course} href={\`/courses/\${course._key}\`} />`,
    element: '<drawbridge-course-card course="c2-injection-at-the-boundary"></drawbridge-course-card>',
    iframe: snippets.frame('course-card', COURSE, 'Course', 420),
  },
  ConnectedCourseCard: {
    purpose:
      'The course card with its own data: it fetches the course by its id, knows the progress of the learner, and has the favorite button.',
    anatomy: [
      ['Card', 'As `CourseCard`'],
      ['Favorite', 'A heart in the corner of the picture, filled while the course is a favorite'],
      ['Problem', 'In place of the card, with a retry'],
    ],
    keyboard: [TAB, OPEN_LINK, ['Space', 'Presses the heart']],
    events: [
      ['onStarted(courseId)', 'drawbridge:started', 'The learner opens a course not begun yet'],
      ['onFavoriteChanged(courseId, isFavorite)', 'drawbridge:favoriteChanged', 'The server has taken it'],
    ],
    size: 'As `CourseCard`.',
    react: snippets.provided(
      'ConnectedCourseCard',
      'connected-course-card',
      '<ConnectedCourseCard course="c2-injection-at-the-boundary" onOpen={open} />',
    ),
    element:
      '<drawbridge-embed widget="course-card" course="c2-injection-at-the-boundary"></drawbridge-embed>',
    iframe: snippets.frame('course-card', COURSE, 'Course', 420),
  },
  CourseGrid: {
    purpose: 'A list of courses as cards, with its loading, empty and problem look.',
    anatomy: [
      ['Cards', 'In as many columns as fit, each at least 280 px wide'],
      ['Skeletons', 'Cards without content, while loading'],
      ['Empty or problem', 'What is missing, and a way on'],
    ],
    keyboard: [TAB, OPEN_LINK],
    events: [
      ['onOpen(courseId)', 'drawbridge:started', 'A card is opened'],
      ['onRetry()', '–', 'Try again is pressed'],
    ],
    size: 'As wide as its container, from 240 px; as high as its cards.',
    alone: 'In React, map your courses to cards: `CourseCard` needs no list.',
    element: '<drawbridge-course-list limit="6"></drawbridge-course-list>',
    iframe: snippets.frame('course-list', '', 'Courses', 640),
  },
  CourseIntro: {
    purpose: 'What a course is about, its outline, and the way into it. Enrolls the learner.',
    anatomy: [
      ['Head', 'Title, description, favorite and the main button'],
      ['Outline', 'Subjects and lessons with their state: done, current, open or locked'],
      ['Facts', 'Duration, lessons, labs, level, instructors and weaknesses, beside the outline'],
    ],
    keyboard: [
      ['Tab', 'Moves through the main button and the lessons that can be opened'],
      ['Enter', 'Opens a lesson'],
    ],
    events: [
      ['onOpenItem(courseId, subjectId, itemId)', 'drawbridge:enrolled', 'The course is begun or continued'],
    ],
    size: 'From 320 px; the facts are beside the outline in windows of 1024 px and more, else above it.',
    alone: 'In frames it is the first page of the course player; the npm package does not have it.',
  },
  CoursePlayer: {
    purpose:
      'The outline of a course, one item and the way on, from data alone. The content of an item is yours to render.',
    anatomy: [
      ['Outline', 'Progress, subjects and items; the current one is marked'],
      ['Head', 'Kind, subject and title of the item'],
      ['Item', 'What `renderItem` gives; that of a lab has the whole window'],
      ['Foot', 'Previous; completes an article, then offers the way on'],
      ['End', 'Shown in place of an item: before its time it says how far the course is'],
    ],
    keyboard: [
      ['Tab', 'Moves through outline, item and foot'],
      ['Enter', 'Opens an item of the outline, or presses a button of the foot'],
    ],
    events: [
      [
        'onMark(courseId, subjectId, itemId)',
        '–',
        'An item is done; gives what follows: `feedback`, `completed`, `badge`',
      ],
      ['onOpenItem(…)', '–', 'Another item is opened'],
      ['onFeedback(courseId, feedback)', '–', 'A rating, a comment or a skip; without it nothing is asked'],
      ['onBadge(courseId, awardId)', '–', 'The item earned a badge'],
      ['onCompleted(courseId)', '–', 'The last item is complete'],
      ['onOpenIntro(courseId)', '–', 'The page cannot be shown: not enrolled'],
    ],
    size: 'From 320 px wide; as high as its content. Below 1024 px the outline is behind a button.',
    react: `import { CoursePlayer } from '@drawbridge/widgets/course-player';
import '@drawbridge/widgets/styles.css';

<CoursePlayer
  course={{ state: 'ready', value: course }}
  itemId={itemId}
  renderItem={({ item }) => <MyArticle id={item._key} />}
  onMark={mark}
  onOpenItem={openItem}
  onOpenIntro={openIntro}
  onCompleted={celebrate}
/>`,
    alone: 'As element and frame it has its content: see `ConnectedCoursePlayer`.',
  },
  ConnectedCoursePlayer: {
    purpose:
      'A course under way with its articles, videos, quizzes, labs and files. Whatever is scored or personal is only in a frame of our own.',
    anatomy: [
      ['Page', 'As `CoursePlayer`'],
      ['Item', 'Article, quiz, lab or download'],
    ],
    keyboard: [
      ['Tab', 'Moves through outline, item and foot'],
      ['Enter', 'Opens an item of the outline, or presses a button of the foot'],
    ],
    events: [
      ['onOpenItem(…)', '–', 'Another item is opened; the frame does it by itself'],
      ['–', 'drawbridge:itemCompleted', 'An item is complete, with the counts of the course'],
      ['onCompleted(courseId)', 'drawbridge:courseCompleted', 'The last item is complete'],
      ['onOpenIntro(courseId)', '–', 'The page cannot be shown: not enrolled, or the end before its time'],
    ],
    size: 'From 320 px wide; 720 px high before its content is known, then as high as that. Below 1024 px the outline is behind a button.',
    react: snippets.provided(
      'ConnectedCoursePlayer',
      'course-player',
      '<ConnectedCoursePlayer courseId={courseId} itemId={itemId} onOpenItem={openItem} onOpenIntro={openIntro} onCompleted={celebrate} />',
    ),
    element:
      '<drawbridge-embed widget="course-player" course="c2-injection-at-the-boundary"></drawbridge-embed>',
    iframe: snippets.frame('course-player', COURSE, 'Course player', 720),
  },
  QuizView: {
    purpose: 'A quiz graded by the server: it tells each answer’s reason, and may be tried again.',
    anatomy: [
      ['Intro', 'Count of questions, what is needed to pass, best result so far'],
      ['Questions', 'One or several options each'],
      ['Submit', 'Enabled at any time; questions still open are counted'],
      ['Result', 'Percent, and why each option is right or wrong'],
    ],
    keyboard: [
      ['Tab', 'Moves from question to question'],
      ['Arrow keys', 'Choose among the options of a question with one answer'],
      ['Space', 'Chooses an option where several apply'],
    ],
    events: [
      [
        'onGraded(result)',
        'drawbridge:itemCompleted',
        'The server has graded; the event only if it is passed',
      ],
    ],
    size: 'From 280 px; as high as its questions.',
    alone: 'A part of the course player: as component, element and frame.',
  },
  WishlistButton: {
    purpose:
      'The heart of a course or lab from data alone: the page knows what is a favorite, and changes it.',
    anatomy: [['Heart', 'Outlined or filled; its name says what a press does']],
    keyboard: [['Space or Enter', 'Presses it']],
    events: [['onToggle()', '–', 'It is pressed; without it the heart is disabled']],
    size: '32 or 40 px square.',
    react: `import { WishlistButton } from '@drawbridge/widgets/favorites-button';
import '@drawbridge/widgets/styles.css';

<WishlistButton course={course} isFavorite={isFavorite} onToggle={toggle} />`,
    alone: 'In a frame it is a part of the course card.',
  },
  ConnectedWishlistButton: {
    purpose:
      'The heart that makes a course or lab a favorite. It changes at once, and back when the server refuses. For a lab, `course` is `toWishable(lab)` of `@drawbridge/widgets/rules`.',
    anatomy: [['Heart', 'As `WishlistButton`; disabled until the favorites are known']],
    keyboard: [['Space or Enter', 'Adds or removes the course or lab']],
    events: [['onChanged(isFavorite)', 'drawbridge:favoriteChanged', 'The server has taken it']],
    size: 'As `WishlistButton`.',
    react: snippets.provided(
      'ConnectedWishlistButton',
      'favorites-button',
      '<ConnectedWishlistButton course={course} />',
    ),
    alone: 'In a frame it is a part of the course card.',
  },
  Favorites: {
    purpose: 'The favorites of a learner, sorted into lists of their own.',
    anatomy: [
      ['Lists', 'A row of tabs, with a button for a new one'],
      ['Cards', 'A course or lab with its menu of lists and its heart'],
      ['Empty', 'How to get the first favorite'],
    ],
    keyboard: [
      ['Arrow keys', 'Move between lists, and inside a menu'],
      ['Enter', 'Opens a course, a lab or a menu'],
      ['Escape', 'Closes the menu or the dialog'],
    ],
    events: [
      ['onOpenCourse(courseId)', 'drawbridge:navigate', 'A course is opened'],
      ['onOpenLab(labId)', 'drawbridge:navigate', 'A lab, challenge or playground is opened'],
      ['–', 'drawbridge:favoriteChanged', 'A heart is pressed'],
    ],
    size: 'From 280 px; 480 px high before its content is known.',
    alone: 'Personal, so partners have it as element and frame only.',
    element: '<drawbridge-embed widget="favorites"></drawbridge-embed>',
    iframe: snippets.frame('favorites', '', 'Favorites', 480),
  },
};
