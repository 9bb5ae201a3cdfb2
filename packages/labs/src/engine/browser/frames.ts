import { LIMITS } from './limits.ts';
import { type Agent, type Frame, framesAround, noteExceeded, topOf } from './page.ts';

/** A new tab, or a frame inside a page. Null when there are too many. */
export function newFrame(
  agent: Agent,
  parent: Frame | null,
  opener: Frame | null,
  name: string,
): Frame | null {
  const depth = parent === null ? 0 : framesAround(parent).length + 1;
  const open = agent.tabs.filter(({ closed }) => !closed).length;
  const beside = parent === null ? open : (parent.page?.frames.length ?? 0);
  if (depth > LIMITS.frameDepth || beside >= (parent === null ? LIMITS.windows : LIMITS.frames)) {
    noteExceeded(agent, 'requests', 'too many windows, or frames in a page or within each other.');
    return null;
  }
  const frame: Frame = {
    id: `f${++agent.counts.frames}`,
    parent,
    opener,
    element: null,
    name,
    page: null,
    closed: false,
    sandbox: null,
  };
  if (parent === null) agent.tabs.push(frame);
  else parent.page?.frames.push(frame);
  return frame;
}

export function allFrames(agent: Agent): Frame[] {
  const below = (frame: Frame): Frame[] => [frame, ...(frame.page?.frames ?? []).flatMap(below)];
  return agent.tabs.flatMap(below).filter(({ closed }) => !closed);
}

/** The frame that a target's name means, seen from `from`; null for one that is to be opened. */
export function frameNamed(agent: Agent, from: Frame, name: string): Frame | null {
  switch (name.toLowerCase()) {
    case '':
    case '_self':
      return from;
    case '_parent':
      return from.parent ?? from;
    case '_top':
    case '_unfencedtop':
      return topOf(from);
    case '_blank':
      return null;
    default:
      return allFrames(agent).find((frame) => frame.name === name) ?? null;
  }
}
