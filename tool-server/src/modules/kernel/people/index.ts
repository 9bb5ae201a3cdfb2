export * from './activate-account.ts';
export * from './company-name.ts';
export * from './people.store.ts';
export * from './people.table.ts';
