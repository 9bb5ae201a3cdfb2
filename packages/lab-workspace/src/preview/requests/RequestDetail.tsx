import { Button, iconArrowLeft, iconEdit } from '@drawbridge/ui';
import { type ReactNode, useState } from 'react';
import { ScrollArea } from '../../base/ScrollArea.tsx';
import { StatusCode } from '../../base/StatusCode.tsx';
import * as page from '../../base/Workspace.css.ts';
import { useLabBrowser } from '../../page/workspace-page-context.ts';
import type { ListedExchange } from '../../runner/browser/browser.ts';
import { t } from '../messages.ts';
import { EventLines } from './EventLines.tsx';
import * as styles from './RequestsView.css.ts';
import { ResendForm } from './ResendForm.tsx';
import { sendOrder } from './send-order.ts';

interface RequestDetailProps {
  exchange: ListedExchange;
  onBack: () => void;
  onSent: () => void;
}

const toLines = (headers: readonly (readonly [string, string])[]) =>
  headers.map(([name, value]) => `${name}: ${value}`);

/** One request with its world events and its response; it can be edited and sent again. */
export function RequestDetail({ exchange, onBack, onSent }: RequestDetailProps) {
  const browser = useLabBrowser();
  const [isEditing, setEditing] = useState(false);
  const { request, response, lines } = exchange;
  return (
    <div className={styles.view}>
      <div className={styles.bar}>
        <Button tone="quiet" size="sm" icon={iconArrowLeft} onClick={onBack}>
          {t('requests.back')}
        </Button>
        <span className={page.grow} />
        <Button size="sm" icon={iconEdit} aria-expanded={isEditing} onClick={() => setEditing(!isEditing)}>
          {t('requests.edit')}
        </Button>
      </div>
      <div className={styles.detail}>
        {isEditing ? (
          <ResendForm
            request={request}
            onCancel={() => setEditing(false)}
            onSend={(order) => {
              void sendOrder(browser, order);
              onSent();
            }}
          />
        ) : (
          <>
            <Part title={t('requests.request')}>
              <Raw
                label={t('requests.request')}
                text={[
                  `${request.method} ${request.url}`,
                  ...toLines(Object.entries(request.headers)),
                  '',
                  request.body,
                ]
                  .join('\n')
                  .trimEnd()}
              />
            </Part>
            <Part title={t('requests.world')}>
              {lines.length === 0 ? (
                <p className={page.muted}>{t('requests.nothing')}</p>
              ) : (
                <EventLines lines={lines} />
              )}
            </Part>
            <Part title={t('requests.response')} end={<StatusCode status={response.status} />}>
              <Raw
                label={t('requests.response')}
                text={[...toLines(response.headers), '', response.body || t('requests.emptyBody')].join('\n')}
              />
            </Part>
          </>
        )}
      </div>
    </div>
  );
}

function Part({ title, end, children }: { title: string; end?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <h3 className={styles.partTitle}>
        {title} {end}
      </h3>
      {children}
    </div>
  );
}

function Raw({ text, label }: { text: string; label: string }) {
  return (
    <ScrollArea label={label} className={page.raw}>
      {text}
    </ScrollArea>
  );
}
