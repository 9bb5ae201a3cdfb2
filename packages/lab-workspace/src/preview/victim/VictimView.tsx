import { Button, iconGlobe, iconSend, Select, Tabs, TextArea, TextField } from '@drawbridge/ui';
import { type FormEvent, useId, useState } from 'react';
import { ScrollArea } from '../../base/ScrollArea.tsx';
import { useLabBrowser, useWorkspacePage } from '../../page/workspace-page-context.ts';
import { findVictims } from './find-victims.ts';
import { t } from './messages.ts';
import * as styles from './Victim.css.ts';
import { VisitList } from './VisitList.tsx';

type Way = 'link' | 'page';

const FIRST_PAGE = `<!doctype html>
<title>You have won</title>
<form method="post" action="">
</form>
<script>
  document.forms[0].submit();
</script>
`;

/** Makes a victim open a link or a page of the attacker's, and shows what their browser did. */
export function VictimView() {
  const victims = findVictims(useWorkspacePage().lab.value);
  const browser = useLabBrowser();
  const id = useId();
  const [user, setUser] = useState(victims[0]?.user ?? '');
  const [way, setWay] = useState<Way>('link');
  const [link, setLink] = useState('');
  const [html, setHtml] = useState(FIRST_PAGE);
  const victim = victims.find((one) => one.user === user) ?? victims[0];
  if (!victim) return null;
  const { name } = victim;
  const url = link.trim() === '' ? browser.address.value : link.trim();

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (way === 'link') void browser.visitAs(victim, /^(\/|https?:)/.test(url) ? url : `/${url}`);
    else void browser.visitAttackerPage(victim, html);
  };

  return (
    <ScrollArea label={t('view.victim')} className={styles.view}>
      <form className={styles.form} onSubmit={send}>
        <div className={styles.head}>
          {victims.length > 1 && (
            <Select
              label={t('victim.who')}
              className={styles.who}
              options={victims.map((one) => ({ value: one.user, label: one.name }))}
              value={user}
              onChange={setUser}
            />
          )}
          <Tabs
            label={t('victim.way')}
            variant="pill"
            tabs={[
              { id: 'link', label: t('victim.link') },
              { id: 'page', label: t('victim.page') },
            ]}
            value={way}
            onChange={(next) => setWay(next === 'page' ? 'page' : 'link')}
            panelId={`${id}-way`}
          />
        </div>
        <div id={`${id}-way`} role="tabpanel" aria-label={t(`victim.${way}`)}>
          {way === 'link' ? (
            <TextField
              label={t('victim.address')}
              mono
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              placeholder={browser.address.value}
              hint={t('victim.address.hint', { name })}
              value={link}
              onChange={(event) => setLink(event.target.value)}
            />
          ) : (
            <TextArea
              label={t('victim.html')}
              mono
              rows={7}
              autoCapitalize="off"
              spellCheck={false}
              hint={t('victim.html.hint', { name })}
              value={html}
              onChange={(event) => setHtml(event.target.value)}
            />
          )}
        </div>
        <div className={styles.actions}>
          <Button
            type="submit"
            tone="primary"
            icon={way === 'link' ? iconSend : iconGlobe}
            loading={browser.isBusy.value}
          >
            {t(way === 'link' ? 'victim.send' : 'victim.visit', { name })}
          </Button>
        </div>
      </form>
      <VisitList visits={browser.visits.value} />
    </ScrollArea>
  );
}
