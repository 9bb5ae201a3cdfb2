/// <reference types="@vitest/browser-playwright" />
import { cleanup, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import {
  Badge,
  Button,
  Carousel,
  Chart,
  Chip,
  Heatmap,
  IconButton,
  iconCourse,
  iconHeart,
  ProgressBar,
  RadioGroup,
  Sidebar,
  Tabs,
} from '../index.ts';

async function setForcedColors(value: 'active' | 'none') {
  const features = [
    { name: 'forced-colors', value },
    // The tests' own setting, which this call would replace.
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ];
  await cdp().send('Emulation.setEmulatedMedia', { features });
}

/** The color that the browser uses for a system color. */
function toSystemColor(name: string): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.cssText = `forced-color-adjust: none; background: ${name}`;
  const color = getComputedStyle(probe).backgroundColor;
  probe.remove();
  return color;
}

const noop = () => {};
const backgroundOf = (element: Element, part?: string) => getComputedStyle(element, part).backgroundColor;
const outlineOf = (element: Element) => getComputedStyle(element).outline;

describe('forced colors: selected and current elements stand out', () => {
  beforeAll(() => setForcedColors('active'));
  afterAll(() => setForcedColors('none'));
  afterEach(cleanup);

  it('the browser forces colors', () => {
    expect(matchMedia('(forced-colors: active)').matches).toBe(true);
  });

  it.each(['line', 'pill'] as const)('a tab that looks like a %s stands out', (variant) => {
    const tabs = [
      { id: 'code', label: 'Code' },
      { id: 'tests', label: 'Tests' },
    ];
    render(<Tabs label="Lab" tabs={tabs} value="code" variant={variant} onChange={noop} />);
    const [chosen, other] = screen.getAllByRole('tab');
    const part = variant === 'line' ? '::after' : undefined;
    expect(backgroundOf(chosen!, part)).toBe(toSystemColor('Highlight'));
    expect(backgroundOf(other!, part)).not.toBe(toSystemColor('Highlight'));
  });

  it('the count of a chosen tab is legible', () => {
    const tabs = [
      { id: 'to-do', label: 'To do', end: <Badge count>2</Badge> },
      { id: 'all', label: 'All' },
    ];
    render(<Tabs label="Shown" tabs={tabs} value="to-do" variant="pill" onChange={noop} />);
    const count = screen.getByText('2');
    expect(backgroundOf(count)).toBe(toSystemColor('Canvas'));
    expect(getComputedStyle(count).color).not.toBe(toSystemColor('Canvas'));
  });

  it('the marks of a carousel, and that of the current slide, stand out', () => {
    const slides = ['one', 'two'].map((id) => ({ id, label: id, content: id }));
    render(<Carousel label="Courses" slides={slides} />);
    const [shown, other] = screen.getAllByRole('button', { name: /one|two/ });
    expect(backgroundOf(shown!, '::before')).toBe(toSystemColor('Highlight'));
    expect(backgroundOf(other!, '::before')).toBe(toSystemColor('CanvasText'));
  });

  it('the current entry of the sidebar stands out', () => {
    const items = ['labs', 'courses'].map((id) => ({ id, label: id, icon: iconCourse, href: `#${id}` }));
    render(
      <Sidebar
        mode="full"
        productName="Drawbridge"
        homeHref="#"
        activeId="labs"
        sections={[{ id: 'learn', items }]}
      />,
    );
    const current = screen.getByRole('link', { name: 'labs' });
    expect(backgroundOf(current)).toBe(toSystemColor('Highlight'));
    expect(getComputedStyle(current).color).toBe(toSystemColor('HighlightText'));
    expect(backgroundOf(screen.getByRole('link', { name: 'courses' }))).not.toBe(toSystemColor('Highlight'));
  });

  it('the primary button stands out', () => {
    render(
      <>
        <Button tone="primary">Submit</Button>
        <Button>Reset</Button>
      </>,
    );
    const primary = screen.getByRole('button', { name: 'Submit' });
    expect(backgroundOf(primary)).toBe(toSystemColor('Highlight'));
    expect(getComputedStyle(primary).color).toBe(toSystemColor('HighlightText'));
    expect(backgroundOf(screen.getByRole('button', { name: 'Reset' }))).not.toBe(toSystemColor('Highlight'));
  });

  it('a pressed chip and a pressed icon stand out', () => {
    render(
      <>
        <Chip selected onToggle={noop}>
          Beginner
        </Chip>
        <Chip onToggle={noop}>Advanced</Chip>
        <IconButton icon={iconHeart} label="Saved" pressed />
        <IconButton icon={iconHeart} label="Not saved" pressed={false} />
      </>,
    );
    for (const pressed of screen.getAllByRole('button', { pressed: true }))
      expect(backgroundOf(pressed)).toBe(toSystemColor('Highlight'));
    for (const other of screen.getAllByRole('button', { pressed: false }))
      expect(backgroundOf(other)).not.toBe(toSystemColor('Highlight'));
  });

  it('a chosen card of a group stands out', () => {
    const options = [
      { value: 'a', label: 'First' },
      { value: 'b', label: 'Second' },
    ];
    render(<RadioGroup label="Which" variant="cards" options={options} value="a" onChange={noop} />);
    const [chosen, other] = screen.getAllByRole('radio').map((radio) => radio.closest('label')!);
    expect(outlineOf(chosen!)).not.toBe(outlineOf(other!));
  });

  it('the filled part of a progress bar stands out', () => {
    render(<ProgressBar label="Done" value={40} />);
    const bar = screen.getByRole('progressbar');
    expect(backgroundOf(bar.firstElementChild!)).not.toBe(backgroundOf(bar));
  });

  it('the levels of a heatmap differ by the size of their mark', () => {
    const days = [
      { date: '2026-03-03', value: 1 },
      { date: '2026-03-04', value: 10 },
    ];
    const { container } = render(<Heatmap label="Activity" days={days} weeks={2} />);
    const [low, high] = days.map(({ date }) => container.querySelector(`[data-date="${date}"]`)!);
    const widthOf = (square: Element) => Number.parseFloat(getComputedStyle(square, '::after').width);
    expect(backgroundOf(high!, '::after')).toBe(toSystemColor('CanvasText'));
    expect(widthOf(low!)).toBeLessThan(widthOf(high!));
  });

  it('the series of a legend differ by system colors', () => {
    const series = ['Passed', 'Failed'].map((label) => ({ label, values: [1, 2] }));
    render(<Chart kind="line" label="Labs" categories={['Alpha', 'Bravo']} series={series} />);
    const [first, second] = screen.getAllByRole('listitem').map((item) => item.firstElementChild!);
    expect(backgroundOf(first!)).toBe(toSystemColor('CanvasText'));
    expect(backgroundOf(second!)).toBe(toSystemColor('Highlight'));
  });
});
