import { describe, expect, it } from 'vitest';
import {
  listComponentTestInputs,
  listComponentTests,
  listPictureInputs,
  listStoryFiles,
  listStoryInputs,
} from './story-inputs.ts';

const KBD = 'packages/ui/src/components/Kbd/Kbd.stories.tsx';
const LAB = 'packages/widgets/src/practice/lab/LabDetail.stories.tsx';

describe('the inputs of a story file', () => {
  it('the inputs are the file itself, what it imports through others, and their styles', () => {
    expect(listStoryInputs(LAB)).toEqual(
      expect.arrayContaining([
        LAB,
        'packages/widgets/src/practice/lab/LabDetail.tsx',
        'packages/lab-workspace/src/base/Workspace.css.ts',
        'packages/ui/src/components/Kbd/Kbd.tsx',
        'packages/ui/package.json',
      ]),
    );
  });

  it('the inputs include the set-up of all stories, with sheets, texts of other languages, build and versions', () => {
    expect(listStoryInputs(KBD)).toEqual(
      expect.arrayContaining([
        'storybook/.storybook/preview.tsx',
        'storybook/.storybook/check-contrast.ts',
        'storybook/.storybook/main.ts',
        'storybook/vitest.config.ts',
        'packages/ui/src/tokens/fonts.css',
        'packages/widgets/messages/de.json',
        'tooling/vite.ts',
        'package-lock.json',
      ]),
    );
  });

  it('the inputs include no other story file, and no widget that it does not show', () => {
    const inputs = listStoryInputs(KBD);
    expect(inputs.filter((file) => file.endsWith('.stories.tsx'))).toEqual([KBD]);
    expect(inputs).not.toContain('packages/widgets/src/practice/lab/LabDetail.tsx');
  });

  it('the inputs include the workers that it names', () => {
    expect(listStoryInputs('packages/widgets/src/practice/lab/LabDetail.engine.stories.tsx')).toContain(
      'packages/labs/src/engine/page/page-worker.ts',
    );
  });
});

it('story files and component tests are found', () => {
  expect(listStoryFiles()).toEqual(expect.arrayContaining([KBD, LAB]));
  expect(listComponentTests()).toEqual(
    expect.arrayContaining([
      'packages/embed/src/frame/frame.browser.test.ts',
      'packages/ui/src/components/Chart/Chart.test.tsx',
      'portal/src/LaunchApp.test.tsx',
    ]),
  );
});

it('a component test does not depend on the set-up of the stories', () => {
  const inputs = listComponentTestInputs('packages/ui/src/components/Chart/Chart.test.tsx');
  expect(inputs).toContain('packages/ui/src/components/Chart/Chart.tsx');
  expect(inputs).not.toContain('storybook/.storybook/preview.tsx');
});

it('pictures depend on the stories that they show and on their references', () => {
  expect(listPictureInputs()).toEqual(
    expect.arrayContaining([
      'packages/widgets/src/learning/course/CourseCard.stories.tsx',
      'storybook/pictures/pictures.ts',
      'storybook/pictures/reference/Button-Everything-light.png',
      'storybook/pictures.config.ts',
      'storybook/.storybook/preview.tsx',
    ]),
  );
});
