import type { Topic } from './weaknesses.ts';

/**
 * The topic of each tag that belongs to one, so that courses are filtered by the same topics as labs. Tags that are about
 * a way of working, such as code review, have none.
 */
export const TAG_TOPICS: Readonly<Record<string, Topic>> = {
  injection: 'Injection',
  sql: 'Injection',
  'command-injection': 'Injection',
  'template-injection': 'Injection',
  nosql: 'Injection',
  xss: 'Cross-site scripting',
  'access-control': 'Access control',
  authorization: 'Access control',
  idor: 'Access control',
  'mass-assignment': 'Access control',
  authentication: 'Authentication',
  sessions: 'Authentication',
  jwt: 'Authentication',
  passkeys: 'Authentication',
  'account-recovery': 'Authentication',
  passwords: 'Cryptography',
  'path-traversal': 'Files and paths',
  csrf: 'Browser security',
  csp: 'Browser security',
  clickjacking: 'Browser security',
  'same-origin': 'Browser security',
  'browser-security': 'Browser security',
  cors: 'Browser security',
  'http-headers': 'Browser security',
  'ci-cd': 'Build and deployment',
  containers: 'Build and deployment',
  'cloud-storage': 'Build and deployment',
  misconfiguration: 'Build and deployment',
};
