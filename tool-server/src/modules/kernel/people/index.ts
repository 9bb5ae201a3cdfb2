export * from './activate-account.ts';
export * from './company-name.rule.ts';
export * from './digest-week.rule.ts';
export * from './lock-company.ts';
export * from './people.store.ts';
export * from './people.table.ts';
