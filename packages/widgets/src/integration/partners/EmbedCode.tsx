import type { Partner } from '@drawbridge/client/stores/integration/partners';
import type { CatalogueStore } from '@drawbridge/client/stores/kernel/catalogue';
import {
  EMBED_THEMES,
  EMBED_WIDGETS,
  type EmbedWidgetName,
  isEmbedWidget,
} from '@drawbridge/contracts/integration';
import { Card, CodeBlock, LinkButton, Select, Tabs } from '@drawbridge/ui';
import { type ReactNode, useState } from 'react';
import { HeightField } from './HeightField.tsx';
import { t } from './messages.ts';
import * as styles from './partners.css.ts';
import { SubjectField } from './SubjectField.tsx';
import {
  needsToken,
  type Shown,
  toCurlSnippet,
  toElementSnippet,
  toFrameAddress,
  toIframeSnippet,
  toNodeSnippet,
  toPolicySnippet,
  toReactSnippet,
  toSubjectKind,
  toTagSnippet,
} from './snippets.ts';

/** What the preview shows: the URL of the widget's frame, and its initial height in CSS pixels. */
export interface PreviewedFrame {
  address: string;
  title: string;
  heightPx: number;
  /** Largest useful width; undefined: as wide as the page. */
  widthPx?: number | undefined;
}

export interface EmbedCodeProps {
  partner: Partner;
  /** Whose courses and labs can be chosen; loaded by the page. */
  catalogue: CatalogueStore;
  /** Origin of this installation. */
  base: string;
  /** Renders the frame. Without it there is no preview. */
  preview?: ((frame: PreviewedFrame) => ReactNode) | undefined;
  /** URL of the example partner site, if there is one. */
  exampleHref?: string | undefined;
}

/** A card is shown in a column of a page. */
const CARD_WIDTH_PX = 380;

const toWidgetOptions = () =>
  (Object.keys(EMBED_WIDGETS) as EmbedWidgetName[]).map((value) => ({
    value,
    label: t(`widget.${value}`),
  }));
const toThemeOptions = () =>
  EMBED_THEMES.map((value) => ({ value, label: t(`theme.${value}`) })).toSorted(
    (a, b) => Number(b.value === 'system') - Number(a.value === 'system'),
  );

/** The code for a page, generated from the administrator's choices. @see EMB-1, EMB-4 */
export function EmbedCode({ partner, catalogue, base, preview, exampleHref }: EmbedCodeProps) {
  const [shown, setShown] = useState<Shown>({
    base,
    publishableKey: partner.publishable_key,
    widget: 'course-list',
    subject: '',
    theme: 'system',
  });
  const kind = toSubjectKind(shown.widget);
  const isComplete = kind === undefined || shown.subject !== '';
  const frame = EMBED_WIDGETS[shown.widget];
  return (
    <Card as="section" aria-labelledby="partner-code">
      <div className={styles.part}>
        <div className={styles.words}>
          <h2 id="partner-code" className={styles.title}>
            {t('code')}
          </h2>
          <p className={styles.about}>{t('code.about')}</p>
        </div>
        <div className={styles.choices}>
          <Select
            label={t('code.widget')}
            options={toWidgetOptions()}
            value={shown.widget}
            onChange={(widget) => {
              if (!isEmbedWidget(widget)) return;
              const isSameKind = toSubjectKind(widget) === kind;
              setShown({ ...shown, widget, subject: isSameKind ? shown.subject : '', heightPx: undefined });
            }}
          />
          {kind && (
            <SubjectField
              store={catalogue}
              kind={kind}
              value={shown.subject}
              onChange={(subject) => setShown({ ...shown, subject })}
            />
          )}
          <Select
            label={t('code.theme')}
            options={toThemeOptions()}
            value={shown.theme}
            onChange={(value) =>
              setShown({ ...shown, theme: EMBED_THEMES.find((theme) => theme === value) ?? 'system' })
            }
          />
          <HeightField
            key={shown.widget}
            usualPx={frame.heightPx}
            onChange={(heightPx) => setShown({ ...shown, heightPx })}
          />
        </div>
        {isComplete ? (
          <div className={styles.sections}>
            <PageCode shown={shown} />
            {needsToken(shown.widget) && (
              <ServerCode shown={shown} origin={partner.allowed_origins[0] ?? ''} />
            )}
            <PolicyCode base={base} />
            {preview && (
              <div className={styles.part}>
                <div className={styles.head}>
                  <div className={styles.words}>
                    <h3 className={styles.smallTitle}>{t('preview')}</h3>
                    <p className={styles.about}>{t('preview.about')}</p>
                  </div>
                  {exampleHref && (
                    <LinkButton size="sm" href={exampleHref}>
                      {t('preview.example')}
                    </LinkButton>
                  )}
                </div>
                {preview({
                  address: toFrameAddress(shown, base),
                  title: t(`widget.${shown.widget}`),
                  heightPx: shown.heightPx ?? frame.heightPx,
                  widthPx: shown.widget === 'course-card' ? CARD_WIDTH_PX : undefined,
                })}
              </div>
            )}
          </div>
        ) : (
          <p className={styles.plain}>{t('code.need')}</p>
        )}
      </div>
    </Card>
  );
}

const WAYS = [
  { id: 'tag', toCode: toTagSnippet },
  { id: 'react', toCode: toReactSnippet },
  { id: 'iframe', toCode: toIframeSnippet },
  { id: 'element', toCode: toElementSnippet },
] as const;

function PageCode({ shown }: { shown: Shown }) {
  const [chosen, setWay] = useState<string>('tag');
  const ways = WAYS.flatMap(({ id, toCode }) => {
    const code = toCode(shown);
    return code === undefined ? [] : [{ id, code }];
  });
  // The widget that is chosen now may not have this way.
  const way = ways.some(({ id }) => id === chosen) ? chosen : 'tag';
  return (
    // The tabs and what they show are one child of the grid around them.
    <div className={styles.tabs}>
      <Tabs
        label={t('code.ways')}
        value={way}
        onChange={setWay}
        tabs={ways.map(({ id, code }) => ({
          id,
          label: t(`code.${id}`),
          content: (
            <div className={styles.code}>
              <p className={styles.about}>{t(`code.${id}.about`)}</p>
              <Code title={t(`code.${id}`)} code={code} />
            </div>
          ),
        }))}
      />
    </div>
  );
}

function ServerCode({ shown: { base, widget }, origin }: { shown: Shown; origin: string }) {
  const [way, setWay] = useState<string>('node');
  const call = { base, widget, origin };
  return (
    <div className={styles.part}>
      <div className={styles.words}>
        <h3 className={styles.smallTitle}>{t('server')}</h3>
        <p className={styles.about}>{t('server.about')}</p>
      </div>
      <div className={styles.tabs}>
        <Tabs
          label={t('server.ways')}
          value={way}
          onChange={setWay}
          tabs={[
            { id: 'node', label: t('server.node'), code: toNodeSnippet(call) },
            { id: 'curl', label: t('server.curl'), code: toCurlSnippet(call) },
          ].map(({ id, label, code }) => ({
            id,
            label,
            content: (
              <div className={styles.code}>
                <Code title={label} code={code} />
              </div>
            ),
          }))}
        />
      </div>
    </div>
  );
}

function PolicyCode({ base }: { base: string }) {
  return (
    <div className={styles.part}>
      <div className={styles.words}>
        <h3 className={styles.smallTitle}>{t('policy')}</h3>
        <p className={styles.about}>{t('policy.about')}</p>
      </div>
      <Code title={t('policy.name')} code={toPolicySnippet(base)} />
    </div>
  );
}

const Code = ({ title, code }: { title: string; code: string }) => (
  <CodeBlock
    title={title}
    code={code}
    copyLabel={t('code.copy', { what: title })}
    copiedLabel={t('copied')}
  />
);
