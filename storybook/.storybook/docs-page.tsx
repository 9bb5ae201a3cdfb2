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

/** The page of every component; a widget for partners has its guide too. */
export function DocsPage() {
  const resolved = useOf('meta', ['meta']);
  const guide = findGuide(resolved.preparedMeta.title);
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      {guide && <GuideView guide={guide} />}
      <Stories />
    </>
  );
}
