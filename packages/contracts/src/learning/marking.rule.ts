/** What the server returns for a marked item. @see DATA-17 */
export interface MarkReply {
  feedback: boolean;
  completed: boolean;
  badge?: string | undefined;
}

/** What the page does after an item was marked. */
export interface AfterMark {
  /** True when this page asks for feedback. At its end the course asks on its last page, below what was achieved. */
  asksFeedback: boolean;
  /**
   * Where the learner is taken, after the feedback if it is asked for here. `nowhere`: the page stays and offers the
   * next step.
   */
  leadsTo: 'completion' | 'badge' | 'nowhere';
}

const after = (leadsTo: AfterMark['leadsTo'], { asksFeedback = false } = {}): AfterMark => ({
  asksFeedback,
  leadsTo,
});

const FEEDBACK = { asksFeedback: true };

/** Keyed by feedback, completed and badge: `1` if the reply has it. @see PLAYER-20..PLAYER-25, CX-16 */
const ANSWERS: Readonly<Record<string, AfterMark>> = {
  '000': after('nowhere'),
  '100': after('nowhere', FEEDBACK),
  '010': after('completion'),
  '001': after('badge'),
  '110': after('completion'),
  '101': after('badge', FEEDBACK),
  // The last page has the badge, too.
  '011': after('completion'),
  '111': after('completion'),
};

/** Selects one of the eight outcomes for a reply. An empty badge does not count. */
export function toAfterMark({ feedback, completed, badge }: MarkReply): AfterMark {
  const key = [feedback, completed, Boolean(badge)].map(Number).join('');
  return ANSWERS[key] ?? after('nowhere');
}
