/** Words of a tag, and tags, that are written otherwise than they are sent. */
const SPELLINGS: Readonly<Record<string, string>> = {
  api: 'API',
  authorisation: 'authorization',
  'ci-cd': 'CI/CD',
  cors: 'CORS',
  csp: 'CSP',
  csrf: 'CSRF',
  http: 'HTTP',
  idor: 'IDOR',
  jwt: 'JWT',
  llm: 'LLM',
  nosql: 'NoSQL',
  oauth: 'OAuth',
  modelling: 'modeling',
  sql: 'SQL',
  ssrf: 'SSRF',
  xss: 'XSS',
  xxe: 'XXE',
};

/** The name of a tag: without its dashes, acronyms in their own spelling. */
export const toTagWords = (tag: string): string =>
  SPELLINGS[tag] ??
  tag
    .split('-')
    .map((word) => SPELLINGS[word] ?? word)
    .join(' ');
