import {
  Badge,
  Card,
  Icon,
  Inline,
  iconArrowRight,
  LinkButton,
  LogoMark,
  PageHeader,
  Stack,
} from '@drawbridge/ui';
import { paths } from '../../../router/paths.ts';
import { messages, type PlannedTopic, texts } from './messages.ts';
import * as styles from './planned.css.ts';

export interface PlannedScreenProps {
  title: string;
  topic: PlannedTopic;
}

/** A page whose feature is not built yet: what it is for, and that it is not open. @see NAV-1..NAV-27 */
export function PlannedScreen({ title, topic }: PlannedScreenProps) {
  const { purpose, contents } = messages[topic];
  return (
    <Stack gap="8">
      <PageHeader title={title} description={purpose} />
      <Card as="section" padding="lg" className={styles.card}>
        <div className={styles.words}>
          <Badge>{texts.state.text}</Badge>
          <h2 className={styles.heading}>{texts.contents.text}</h2>
          <ul className={styles.list}>
            {contents.map((content) => (
              <li key={content} className={styles.entry}>
                <Icon icon={iconArrowRight} size={16} className={styles.mark} />
                {content}
              </li>
            ))}
          </ul>
          <Inline gap="3">
            <LinkButton tone="primary" href={paths.courses}>
              {texts.courses.text}
            </LinkButton>
            <LinkButton href={paths.dashboard}>{texts.dashboard.text}</LinkButton>
          </Inline>
        </div>
        <div className={styles.picture}>
          <LogoMark size={160} />
        </div>
      </Card>
    </Stack>
  );
}
