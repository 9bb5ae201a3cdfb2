/**
 * SHA-256 of the guest runtime, for the engine's hash, and of the base image it makes. Constants because the runtime is
 * fetched only for Python labs, and because an image may be cached where anyone can change it. When the sources change,
 * a test fails and shows the new values.
 */
export const PYTHON_GUEST_HASH = '443ef3da05a6bb319aba71565b930c725a711d10ca42a896b1628d02bcda6131';
export const PYTHON_BASE_HASH = 'df05fa15bfe0615acc41b73691d78b927ee56808e74a7102d5bab6b03f6ac17f';
