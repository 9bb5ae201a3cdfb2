/** A CWE entry as people talk about it and search for it. */
export interface Weakness {
  name: string;
  topic: Topic;
  /** What else it is called, and what is about the same. */
  words: string;
}

/** Coarse enough for a row of filters. */
export const TOPICS = [
  'Injection',
  'Cross-site scripting',
  'Access control',
  'Authentication',
  'Cryptography',
  'Files and paths',
  'Browser security',
  'Availability',
  'Build and deployment',
  'Logging and alerting',
  'Memory safety',
] as const;
export type Topic = (typeof TOPICS)[number];

const weakness = (name: string, topic: Topic, words: string): Weakness => ({ name, topic, words });

/** Every weakness that a lab, challenge or playground names. */
export const WEAKNESSES: Readonly<Record<string, Weakness>> = {
  'CWE-22': weakness(
    'Path traversal',
    'Files and paths',
    'directory traversal, dot dot slash, ../, zip slip, LFI',
  ),
  'CWE-73': weakness(
    'File name from outside',
    'Files and paths',
    'external control of file name or path, upload',
  ),
  'CWE-77': weakness('Command injection', 'Injection', 'OS command, shell injection, RCE, code execution'),
  'CWE-78': weakness('OS command injection', 'Injection', 'command, shell injection, RCE, subprocess, exec'),
  'CWE-79': weakness(
    'Cross-site scripting',
    'Cross-site scripting',
    'XSS, stored, reflected, DOM, script injection, output encoding',
  ),
  'CWE-88': weakness(
    'Argument injection',
    'Injection',
    'option injection, parameter injection, command line, sendmail',
  ),
  'CWE-89': weakness(
    'SQL injection',
    'Injection',
    'SQLi, blind, union, database, query, prepared statement, parameter',
  ),
  'CWE-125': weakness(
    'Out-of-bounds read',
    'Memory safety',
    'buffer over-read, Heartbleed, C, C++, bounds, length',
  ),
  'CWE-155': weakness('Wildcard injection', 'Injection', 'LIKE, pattern, percent, underscore'),
  'CWE-204': weakness(
    'Account enumeration',
    'Authentication',
    'user enumeration, observable response, forgot password, login',
  ),
  'CWE-208': weakness(
    'Timing attack',
    'Cryptography',
    'side channel, constant time, comparison, HMAC, webhook',
  ),
  'CWE-213': weakness(
    'Excessive data exposure',
    'Access control',
    'information disclosure, GraphQL, API, field, BOPLA',
  ),
  'CWE-250': weakness(
    'Unnecessary privileges',
    'Build and deployment',
    'root, container, Docker, least privilege, hardening',
  ),
  'CWE-287': weakness(
    'Improper authentication',
    'Authentication',
    'JWT, JSON web token, audience, aud, claims, single sign-on, SSO',
  ),
  'CWE-294': weakness(
    'Replay',
    'Authentication',
    'capture-replay, webhook, idempotency, event id, signature, nonce',
  ),
  'CWE-307': weakness(
    'Brute force',
    'Authentication',
    'password guessing, credential stuffing, rate limit, lockout, login',
  ),
  'CWE-323': weakness(
    'Nonce reuse',
    'Cryptography',
    'nonce, IV, key pair reuse, stream cipher, two-time pad, CTR, GCM, keystream',
  ),
  'CWE-327': weakness(
    'Broken or risky cryptography',
    'Cryptography',
    'ECB, AES, block cipher, mode, encryption, cut and paste',
  ),
  'CWE-330': weakness('Predictable randomness', 'Cryptography', 'random, nonce, entropy, weak token'),
  'CWE-345': weakness(
    'Unverified origin of data',
    'Authentication',
    'OAuth, PKCE, state, authorization code injection, login CSRF',
  ),
  'CWE-347': weakness(
    'Unverified signature',
    'Cryptography',
    'JWT, JSON web token, alg none, key confusion, HMAC, webhook',
  ),
  'CWE-349': weakness(
    'Untrusted data in a cache',
    'Build and deployment',
    'cache poisoning, CI, pipeline, GitHub Actions, workflow',
  ),
  'CWE-352': weakness(
    'Cross-site request forgery',
    'Browser security',
    'CSRF, XSRF, SameSite, cookie, token, state change',
  ),
  'CWE-353': weakness(
    'Missing integrity check',
    'Cryptography',
    'encryption without authentication, AEAD, GCM, MAC, tampering, cookie',
  ),
  'CWE-384': weakness('Session fixation', 'Authentication', 'session id, cookie, login, hijacking'),
  'CWE-400': weakness('Resource exhaustion', 'Availability', 'denial of service, DoS'),
  'CWE-416': weakness('Use after free', 'Memory safety', 'UAF, dangling pointer, double free, C, C++, heap'),
  'CWE-436': weakness(
    'Interpretation conflict',
    'Browser security',
    'HTTP, content type, sniffing, parser differential',
  ),
  'CWE-472': weakness(
    'Trusted form value',
    'Access control',
    'price tampering, hidden field, assumed-immutable parameter, shop',
  ),
  'CWE-524': weakness(
    'Shared cache of private data',
    'Access control',
    'cache key, page cache, cross-user, AI-written code, code review',
  ),
  'CWE-525': weakness('Sensitive data in a cache', 'Browser security', 'cache-control, browser cache, HTTP'),
  'CWE-540': weakness(
    'Secret in source code',
    'Build and deployment',
    'git history, commit, force push, API key, secret scanning, leak',
  ),
  'CWE-601': weakness('Open redirect', 'Browser security', 'unvalidated redirect, return url, phishing'),
  'CWE-611': weakness(
    'XML external entities',
    'Injection',
    'XXE, XML, DTD, DOCTYPE, entity, XInclude, parser',
  ),
  'CWE-636': weakness(
    'Failing open',
    'Access control',
    'fail open, fail closed, exception, error handling, catch',
  ),
  'CWE-639': weakness(
    'Insecure direct object reference',
    'Access control',
    'IDOR, BOLA, broken object level authorization, ownership, tenant',
  ),
  'CWE-693': weakness(
    'Weak content security policy',
    'Browser security',
    'CSP, nonce, hash, clickjacking, security headers',
  ),
  'CWE-696': weakness(
    'Check after the act',
    'Access control',
    'order, middleware, guard, broken access control',
  ),
  'CWE-759': weakness('Hash without a salt', 'Cryptography', 'password storage, rainbow table, hashing'),
  'CWE-776': weakness(
    'XML bomb',
    'Availability',
    'billion laughs, entity expansion, DoS, denial of service, XML',
  ),
  'CWE-778': weakness(
    'Insufficient logging',
    'Logging and alerting',
    'alert, detection, audit log, incident, password spraying, SIEM',
  ),
  'CWE-787': weakness(
    'Out-of-bounds write',
    'Memory safety',
    'buffer overflow, memory corruption, off by one, integer overflow, C, C++, code review',
  ),
  'CWE-798': weakness(
    'Hard-coded credentials',
    'Build and deployment',
    'secrets, API key, token, Docker, image layer',
  ),
  'CWE-829': weakness(
    'Untrusted code in a build',
    'Build and deployment',
    'supply chain, CI, pipeline, GitHub Actions, workflow, poisoned pipeline',
  ),
  'CWE-840': weakness(
    'Business logic error',
    'Access control',
    'STRIDE, threat model, payment, refund, card testing, insecure design',
  ),
  'CWE-862': weakness(
    'Missing authorization',
    'Access control',
    'broken access control, function level, BFLA, forced browsing, admin, role',
  ),
  'CWE-863': weakness(
    'Incorrect authorization',
    'Access control',
    'broken access control, GraphQL, API, permission',
  ),
  'CWE-915': weakness(
    'Mass assignment',
    'Access control',
    'overposting, autobinding, object property, BOPLA, role',
  ),
  'CWE-916': weakness(
    'Weak password hash',
    'Cryptography',
    'password storage, MD5, bcrypt, argon2, PBKDF2, scrypt, hashing, cracking',
  ),
  'CWE-942': weakness('Permissive cross-origin policy', 'Browser security', 'CORS, origin, credentials'),
  'CWE-943': weakness(
    'NoSQL injection',
    'Injection',
    'MongoDB, operator injection, $ne, JSON, document database',
  ),
  'CWE-1021': weakness(
    'Clickjacking',
    'Browser security',
    'frame, iframe, UI redress, frame-ancestors, X-Frame-Options',
  ),
  'CWE-1287': weakness('Unchecked type of input', 'Injection', 'type confusion, validation, JSON body'),
  'CWE-1333': weakness(
    'Regular expression denial of service',
    'Availability',
    'ReDoS, regex, catastrophic backtracking, DoS',
  ),
  'CWE-1357': weakness(
    'Untrustworthy dependency',
    'Build and deployment',
    'typosquatting, supply chain, npm, lockfile, package, slopsquatting',
  ),
};
