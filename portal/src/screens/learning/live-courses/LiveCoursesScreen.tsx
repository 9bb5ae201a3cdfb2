import { PageHeader, Stack } from '@drawbridge/ui';
import { ConnectedLiveCourses } from '@drawbridge/widgets/learning/live-courses';
import { paths } from '../../../router/paths.ts';
import { useNavigate } from '../../../router/use-navigate.ts';
import { t } from './messages.ts';

/** @see NAV-9, NAV-25, CX-39 */
export function LiveCoursesScreen() {
  const navigate = useNavigate();
  return (
    <Stack gap="8">
      <PageHeader title={t('title')} description={t('about')} />
      <ConnectedLiveCourses
        coursesHref={paths.courses}
        toCourseHref={({ course_id, upgrade }) =>
          upgrade ? paths.courseInfo(course_id) : paths.courseIntro(course_id)
        }
        onJoin={(address) =>
          address.startsWith('/') ? navigate(address) : globalThis.location.assign(address)
        }
      />
    </Stack>
  );
}
