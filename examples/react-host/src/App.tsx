import { ConnectedCourseCard } from '@drawbridge/widgets/connected-course-card';
import { ConnectedLabDetail, ConnectedLabList } from '@drawbridge/widgets/lab';
import { ConnectedRecommendationDialog } from '@drawbridge/widgets/recommendation-dialog';
import { ConnectedReviewDialog } from '@drawbridge/widgets/review-dialog';
import { useState } from 'react';
import { Course } from './Course.tsx';
import { useHash } from './use-hash.ts';

const COURSES = ['c2-injection-at-the-boundary'];

const go = (...parts: string[]) => {
  location.hash = parts.join('/');
};

/** Widgets have no routes: this page decides what its own addresses show. */
export function App() {
  const [page, id = '', itemId] = useHash();
  switch (page) {
    case 'course':
      return (
        <div className="host-page">
          <Course key={id} courseId={id} itemId={itemId} onOpen={(next) => go('course', id, next)} />
        </div>
      );
    case 'labs':
      return (
        <div className="host-page">
          <ConnectedLabList onOpenLab={(labId) => go('lab', labId)} />
        </div>
      );
    case 'lab':
      return (
        <div className="host-lab">
          <ConnectedLabDetail labId={id} onExit={() => go('labs')} />
        </div>
      );
    case 'plan':
      return <Plan />;
    default:
      return (
        <div className="host-page">
          <h1>Secure programming</h1>
          <p>Courses for everyone who writes code here. What you have begun is where you left it.</p>
          <div className="host-cards">
            {COURSES.map((courseId) => (
              <ConnectedCourseCard key={courseId} course={courseId} onOpen={() => go('course', courseId)} />
            ))}
          </div>
        </div>
      );
  }
}

function Plan() {
  const [shown, setShown] = useState<'recommendation' | 'review'>();
  const close = () => setShown(undefined);
  return (
    <div className="host-page">
      <h1>Your learning plan</h1>
      <p>Tell us what you do, and we suggest where to begin. Or tell us how we are doing.</p>
      <div className="host-actions">
        <button type="button" onClick={() => setShown('recommendation')}>
          What should I learn?
        </button>
        <button type="button" onClick={() => setShown('review')}>
          Write a review
        </button>
      </div>
      {shown === 'recommendation' && <ConnectedRecommendationDialog onClose={close} onSubmitted={close} />}
      {shown === 'review' && <ConnectedReviewDialog formUrl={undefined} onClose={close} />}
    </div>
  );
}
