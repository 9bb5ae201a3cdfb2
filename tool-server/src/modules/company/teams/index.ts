export * from './teams.table.ts';
