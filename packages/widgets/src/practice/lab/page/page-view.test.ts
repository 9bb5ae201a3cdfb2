import { describe, expect, it } from 'vitest';
import { createPageView } from './page-view.ts';

const open = () => createPageView({ open_file: 'app.py', open_line: 1 });

describe('the way back from the assistant of a lab', () => {
  it('leads to the tab and the pane that it was opened from', () => {
    const view = open();
    view.showBriefTab('hints');
    view.showBriefTab('assistant', 'code');
    expect(view.beforeAssistant.value).toEqual({ tab: 'hints', pane: 'code' });
  });

  it('is the same after another question was asked beside the answer', () => {
    const view = open();
    view.showBriefTab('hints');
    view.showBriefTab('assistant', 'code');
    view.showBriefTab('assistant', 'steps');
    expect(view.beforeAssistant.value).toEqual({ tab: 'hints', pane: 'code' });
  });

  it('leads to the pane that the last question was asked from', () => {
    const view = open();
    view.showBriefTab('assistant', 'code');
    view.showBriefTab('assistant', 'tests');
    expect(view.beforeAssistant.value).toEqual({ tab: 'steps', pane: 'tests' });
  });
});
