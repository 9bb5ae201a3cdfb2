import { Badge, Card, Grid, Icon, iconCheck, LinkButton, PageHeader, Stack } from '@drawbridge/ui';
import { format } from '@drawbridge/widgets/provider';
import { usePortal } from '../../portal.ts';
import { messages, PLANS } from './messages.ts';
import * as styles from './upgrade.css.ts';

/** The plans, and which one is in force. They are requested by mail until they can be bought. @see NAV-13, SHELL-14 */
export function UpgradeScreen() {
  const { settings, drawbridge } = usePortal();
  const flags = drawbridge.session.flags();
  const current = flags.isCompanyUser ? 'company' : flags.type === 'FT' ? 'free' : 'individual';
  const at = PLANS.findIndex(({ id }) => id === current);
  return (
    <Stack gap="8">
      <PageHeader title={messages.title.text} description={messages.description.text} />
      <Grid minPx={260} gap="5">
        {PLANS.map(({ id, name, text, contents }, index) => (
          <Card key={id} as="section" padding="lg" className={styles.plan}>
            <div className={styles.head}>
              <h2 className={styles.name}>{name}</h2>
              {id === current && <Badge tone="primary">{messages.current.text}</Badge>}
            </div>
            <p className={styles.line}>{text}</p>
            <ul className={styles.list}>
              {contents.map((content) => (
                <li key={content} className={styles.entry}>
                  <Icon icon={iconCheck} size={16} className={styles.check} />
                  {content}
                </li>
              ))}
            </ul>
            {index > at && (
              <LinkButton
                tone={index === at + 1 ? 'primary' : 'neutral'}
                href={`mailto:${settings.supportEmail}?subject=${encodeURIComponent(format(messages.subject.text, { plan: name }))}`}
              >
                {messages.choose.text}
              </LinkButton>
            )}
          </Card>
        ))}
      </Grid>
      <p className={styles.line}>{format(messages.note.text, { email: settings.supportEmail })}</p>
    </Stack>
  );
}
