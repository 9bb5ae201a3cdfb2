import { enter } from './guest.ts';
import { LIMITS } from './limits.ts';
import { type Agent, noteExceeded } from './page.ts';

export function queueTask(agent: Agent, task: () => void): void {
  agent.tasks.push(task);
}

/**
 * Runs everything that waits, then timers in the order they are due. Tasks queued by a task run before those queued
 * earlier.
 */
export function settle(agent: Agent): void {
  const until = agent.aheadMs + LIMITS.horizonMs;
  for (let count = 0; count < LIMITS.tasks; count++) {
    const task = agent.tasks.shift();
    if (task !== undefined) {
      const rest = agent.tasks;
      agent.tasks = [];
      task();
      agent.tasks = [...agent.tasks, ...rest];
    } else if (!runTimer(agent, until)) return;
  }
  agent.tasks = [];
  noteExceeded(agent, 'jobs', `more than ${LIMITS.tasks} tasks after one action.`);
}

function runTimer(agent: Agent, until: number): boolean {
  let first = agent.timers[0];
  for (const timer of agent.timers)
    if (
      first === undefined ||
      timer.dueMs < first.dueMs ||
      (timer.dueMs === first.dueMs && timer.id < first.id)
    )
      first = timer;
  if (first === undefined || first.dueMs > until) return false;
  const timer = first;
  agent.aheadMs = Math.max(agent.aheadMs, timer.dueMs);
  if (timer.everyMs === null) agent.timers = agent.timers.filter((other) => other !== timer);
  else timer.dueMs = agent.aheadMs + Math.max(4, timer.everyMs);
  if (++timer.page.used.timers > LIMITS.timers) {
    noteExceeded(agent, 'jobs', `more than ${LIMITS.timers} timers of one page ran.`);
    agent.timers = agent.timers.filter(({ page }) => page !== timer.page);
    return true;
  }
  enter(agent, timer.page, 'timer', String(timer.id));
  return true;
}
