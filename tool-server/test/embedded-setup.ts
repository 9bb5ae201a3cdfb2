import type { TestProject } from 'vitest/node';

/** No address: the embedded database. */
export default function setup(project: TestProject) {
  project.provide('databaseUrl', '');
}
