/**
 * SHA-256 of the guest runtime, for the engine's hash, and of the base image it makes. Constants because the runtime is
 * fetched only for Python labs, and because an image may be cached where anyone can change it. When the sources change,
 * a test fails and shows the new values.
 */
export const PYTHON_GUEST_HASH = '3988ff689dc4972c84e7c14baf195c9054ab6802e1196a20e17526b1c906d701';
export const PYTHON_BASE_HASH = '2b4d84e2351d35785f8d9904439e111fad87a2d8cb13f61e0824faf950e542fb';
