/**
 * SHA-256 of the guest runtime, for the engine's hash, and of the base image it makes. Constants because the runtime is
 * fetched only for Python labs, and because an image may be cached where anyone can change it. When the sources change,
 * a test fails and shows the new values.
 */
export const PYTHON_GUEST_HASH = 'a71d056fe2eaa6b8c0b83cac06323417254cb6ccb46e95db741cb072cde5b339';
export const PYTHON_BASE_HASH = '592027c13394c569e647c17320e2c6c39b5b2c736824afeb0eb5e11bb81b62c3';
