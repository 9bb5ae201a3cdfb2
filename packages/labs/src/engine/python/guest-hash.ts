/**
 * SHA-256 of the guest runtime, for the engine's hash, and of the base image it makes. Constants because the runtime is
 * fetched only for Python labs, and because an image may be cached where anyone can change it. When the sources change,
 * a test fails and shows the new values.
 */
export const PYTHON_GUEST_HASH = '457c97fbba65ee16f5b353aee17f24cc184422e6309771e604690f71e5534582';
export const PYTHON_BASE_HASH = 'd782a5fba257cb59f97512d556cc1ffe143c73601c65c6a90261c61993892a86';
