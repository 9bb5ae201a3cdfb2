import { hiddenVisually, text, vars, widgetStyle } from '@drawbridge/ui/tokens';

/** Narrower, a lab shows one pane at a time, and its header has no room for sentences. */
const NARROW = '(max-width: 999px)';

export const line = widgetStyle({
  margin: 0,
  display: 'flex',
  gap: vars.space['2'],
  alignItems: 'flex-start',
  ...text('sm'),
  color: vars.color.textMuted,
  selectors: {
    '&[data-state="delivered"][data-whole="true"]': { color: vars.color.passText },
    '&[data-state="failed"]': { color: vars.color.warnText },
  },
});

/** Beside the first line of a text that may take several. */
export const icon = widgetStyle({ display: 'flex', flexShrink: 0, height: '1.5em', alignItems: 'center' });
/** A text and its button: beside it, or below it where there is no room. */
export const words = widgetStyle({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['2'],
  alignItems: 'flex-start',
  minInlineSize: 0,
});
export const wordsText = widgetStyle({ flex: '1 1 14rem', minInlineSize: 0 });
/** Spoken only, until it is asked for. */
export const lineFolded = widgetStyle({ '@media': { [NARROW]: hiddenVisually } });
export const folded = widgetStyle({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  // The mark keeps its width: what does not fit would lie over what comes next in the header.
  '@media': { [NARROW]: { flexShrink: 0 } },
});
export const linePanel = widgetStyle({
  '@media': {
    [NARROW]: {
      position: 'fixed',
      zIndex: 3,
      insetBlockStart: '3.25rem',
      insetInlineEnd: vars.space['2'],
      maxInlineSize: 'min(20rem, calc(100vw - 1rem))',
      padding: vars.space['3'],
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.md,
      background: vars.color.surface,
      boxShadow: vars.shadow.popover,
    },
  },
});
/** On a phone the percent alone is seen; the rest is spoken. */
const PHONE = '(max-width: 599px)';
export const markWords = widgetStyle({ '@media': { [PHONE]: hiddenVisually } });
/** Room for the title of the lab beside it. */
export const markButton = widgetStyle({ '@media': { [PHONE]: { paddingInline: vars.space['1'] } } });
export const mark = widgetStyle({
  display: 'none',
  '@media': { [NARROW]: { display: 'inline-flex' } },
});

export const notices = widgetStyle({
  display: 'grid',
  gap: vars.space['2'],
  // A small frame keeps room for the activity below.
  maxBlockSize: '45dvh',
  overflow: 'auto',
  selectors: { '&:empty': { display: 'none' } },
});

export const back = widgetStyle({ flexShrink: 0, justifySelf: 'start' });
export const backText = widgetStyle({ overflowWrap: 'anywhere' });
export const wideOnly = widgetStyle({ '@media': { [NARROW]: hiddenVisually } });
