import type { ReactNode } from 'react';

/** Somebody or something to ask, which the host adds to the lab: a tab beside the hints. */
export interface LabAssistant {
  /** Label of the tab. Little space. */
  label: string;
  /** Label of the button, menu entry and command that open the tab. */
  action: string;
  /** Renders the tab: from its first opening until the lab is closed, so that a question survives other tabs. */
  render: (place: AssistantPlace) => ReactNode;
}

export interface AssistantPlace {
  /**
   * How often the learner chose to ask. Each time, the field of the question takes the focus; 0 leaves the focus on the
   * tab.
   */
  asked: number;
  /** Shows the steps of the lab instead. */
  onOpenSteps: () => void;
}
