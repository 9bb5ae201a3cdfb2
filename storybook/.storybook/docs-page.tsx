import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { findGuide, GuideView } from '../docs/guides/GuideView.tsx';
import { findUsage } from '../docs/usage/find-usage.ts';
import { UsageView } from '../docs/usage/UsageView.tsx';

/** The page of every component. It says when to use it; a widget for partners has its guide. */
export function DocsPage() {
  const resolved = useOf('meta', ['meta']);
  const { title } = resolved.preparedMeta;
  const guide = findGuide(title);
  const usage = findUsage(title);
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      {usage && <UsageView usage={usage} />}
      <Controls />
      {guide && <GuideView guide={guide} />}
      <Stories />
    </>
  );
}
