import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type NextStep, NextStepLink, NextStepProvider, useNextStep } from './index.ts';

const next: NextStep = { kind: 'lab', title: 'The next one', labType: 'lab', minutes: 30, href: '/next' };

function LabPage({ isPassedBefore = false }: { isPassedBefore?: boolean }) {
  const [isPassed, setIsPassed] = useState(isPassedBefore);
  const step = useNextStep(isPassed);
  return (
    <>
      <button type="button" onClick={() => setIsPassed(!isPassed)}>
        Pass
      </button>
      {step && <NextStepLink next={step} />}
    </>
  );
}

const press = () => act(() => screen.getByRole('button', { name: 'Pass' }).click());
const link = () => screen.queryByRole('link', { name: 'Next lab: The next one' });

describe('What comes after a lab', () => {
  afterEach(cleanup);

  it('is given once the lab is passed, and asked for again at each pass', () => {
    const refresh = vi.fn();
    render(
      <NextStepProvider value={{ next, refresh }}>
        <LabPage />
      </NextStepProvider>,
    );
    expect([link(), refresh.mock.calls.length]).toEqual([null, 0]);
    press();
    expect([link()?.getAttribute('href'), refresh.mock.calls.length]).toEqual(['/next', 1]);
    press();
    expect(link()).toBeNull();
    press();
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it('is given at once for a lab that was passed before, and nothing is asked for', () => {
    const refresh = vi.fn();
    render(
      <NextStepProvider value={{ next, refresh }}>
        <LabPage isPassedBefore />
      </NextStepProvider>,
    );
    expect([link() !== null, refresh.mock.calls.length]).toEqual([true, 0]);
  });

  it('is nothing where the host says nothing', () => {
    render(<LabPage isPassedBefore />);
    expect(link()).toBeNull();
  });
});
