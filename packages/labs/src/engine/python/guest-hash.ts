/**
 * SHA-256 of the guest runtime, for the engine's hash, and of the base image it makes. Constants because the runtime is
 * fetched only for Python labs, and because an image may be cached where anyone can change it. When the sources change,
 * a test fails and shows the new values.
 */
export const PYTHON_GUEST_HASH = '41a0be4dc7e0c38d3ae2b755f4729e393aee3c7dc98d407ded6277b2b49a96e1';
export const PYTHON_BASE_HASH = '3a57d141dd17a0e42ae93f75bbe4ccb9a15b0247ae842d2a053648a63530e1da';
