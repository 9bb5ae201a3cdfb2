/**
 * SHA-256 of the guest runtime, for the engine's hash, and of the base image it makes. Constants because the runtime is
 * fetched only for Python labs, and because an image may be cached where anyone can change it. When the sources change,
 * a test fails and shows the new values.
 */
export const PYTHON_GUEST_HASH = '6123803f86eaa67f86fa95353ac4de6742199fd2d2c654c20cff4d1d619a8622';
export const PYTHON_BASE_HASH = 'ae4ba851bb311f2009d371d99e866b8e7f04a45c1d4308b796a2c1d36c3e897a';
