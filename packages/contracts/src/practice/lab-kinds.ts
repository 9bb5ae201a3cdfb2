export const LAB_KINDS = ['fix', 'exploit', 'sql', 'policy', 'terminal', 'playground'] as const;
export const LAB_ENGINES = ['js', 'sql', 'policy', 'container', 'python', 'terminal'] as const;

/** Where a lab is listed. A challenge is one idea in a few minutes; a playground has no task. @see LAB-7, LAB-8 */
export const LAB_TYPES = ['lab', 'challenge', 'playground'] as const;

export const TEST_KINDS = ['functional', 'exploit', 'goal'] as const;
