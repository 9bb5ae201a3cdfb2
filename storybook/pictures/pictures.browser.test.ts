/** Draws each picture of the list in a window of its size, and compares it with its reference. @see SB-8 */
import { composeStory, type Meta, type StoryObj, setProjectAnnotations } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../.storybook/preview.tsx';
import { waitUntilLoaded } from '../.storybook/wait-until-loaded.ts';
import { type Look, PICTURES, type Picture } from './pictures.ts';

type StoryFile = { default: Meta } & Record<string, StoryObj>;
const storyFiles = import.meta.glob<StoryFile>('../../packages/{ui,widgets}/src/**/*.stories.tsx');
const references = Object.keys(import.meta.glob('./reference/*.png'));

const PHONE: Picture['size'] = [375, 812];

const pictures = Object.entries(PICTURES).flatMap(([file, stories]) =>
  Object.entries(stories).flatMap(([story, { size, looks = ['light' as const] }]) =>
    looks.map((look) => ({
      name: `${file.split('/').at(-1)?.replace('.', '-')}-${story}-${look}`,
      size: look === 'phone' ? PHONE : size,
      file,
      story,
      look,
    })),
  ),
);

setProjectAnnotations(preview);
// Long enough for a busy machine.
configure({ asyncUtilTimeout: 45_000 });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T09:00:00Z') });
  // One order for the options of a quiz, and still another number each time: vitest names imports by them.
  let calls = 0;
  vi.spyOn(Math, 'random').mockImplementation(() => 0.5 + (calls += 1) * 1e-9);
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
});

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
/** One that never ends has no last frame to wait for. */
const hasEnd = ({ effect }: Animation) => Number.isFinite(effect?.getComputedTiming().endTime);

/** Waits until nothing is on its way that would change the page: code, fonts, animations, short timers, a frame. */
async function waitUntilStill(): Promise<void> {
  let hasChanged = false;
  const observer = new MutationObserver(() => (hasChanged = true));
  observer.observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true });
  do {
    await vi.dynamicImportSettled();
    await document.fonts.ready;
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(hasEnd)
        .map(({ finished }) => finished),
    );
    hasChanged = false;
    await nextFrame();
    await nextFrame();
  } while (hasChanged || window.shortTimers.size > 0);
  observer.disconnect();
}

async function draw(file: string, name: string, look: Look): Promise<void> {
  const stories = await storyFiles[`../../packages/${file}.stories.tsx`]?.();
  const story = stories?.[name];
  if (!story) throw new Error(`packages/${file}.stories.tsx has no story ${name}`);
  const initialGlobals = {
    theme: look === 'dark' || look === 'contrast' ? look : 'light',
    direction: look === 'rtl' ? 'rtl' : 'ltr',
    motion: 'reduced',
  };
  const drawn = composeStory(story, stories.default, { initialGlobals }, name);
  await drawn.run();
  await waitUntilLoaded(name, drawn.parameters);
  await waitUntilStill();
  await Promise.all([...document.images].map((image) => image.decode()));
}

describe('SB-8 the picture', () => {
  it.each(pictures)('$name', async ({ name, size, file, story, look }) => {
    await page.viewport(...size);
    await draw(file, story, look);
    // The preview in a lab is a page of its own, and its text is in a font of the system.
    const mask = [...document.querySelectorAll('iframe')].map((frame) => page.elementLocator(frame));
    await expect(page).toMatchScreenshot(name, { screenshotOptions: { mask, maskColor: 'gray' } });
  });
});

it('there is no reference without a picture', () => {
  const expected = pictures.map(({ name }) => `./reference/${name}.png`);
  expect(references.filter((file) => !expected.includes(file))).toEqual([]);
});
