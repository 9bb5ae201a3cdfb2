import { text, vars, widgetStyle } from '@drawbridge/ui/tokens';

const { space } = vars;

export const lesson = widgetStyle({
  margin: 0,
  marginBlockStart: space[3],
  overflowWrap: 'anywhere',
  ...text('md'),
});
