/**
 * SHA-256 of the guest runtime, for the engine's hash, and of the base image it makes. Constants because the runtime is
 * fetched only for Python labs, and because an image may be cached where anyone can change it. When the sources change,
 * a test fails and shows the new values.
 */
export const PYTHON_GUEST_HASH = '527bd2a9a0fb5fae5847c0537516064ae662f7e7041ff45a9ce5c1e6c82c5f49';
export const PYTHON_BASE_HASH = 'cbadbd65c6a3bc2c3f95357756de298be88c5faeadb20818e06a68ed30e44cc0';
