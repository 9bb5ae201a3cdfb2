/**
 * SHA-256 of the guest runtime, for the engine's hash, and of the base image it makes. Constants because the runtime is
 * fetched only for Python labs, and because an image may be cached where anyone can change it. When the sources change,
 * a test fails and shows the new values.
 */
export const PYTHON_GUEST_HASH = 'd7c8ebef6deffaad0142d94c2e5ab68061ee3987928f94876694fe62f26fd98c';
export const PYTHON_BASE_HASH = 'a9b4793bbf2713681f09c0c8a36b2272c7d84f5d6e590686bd23e5bbcba926b7';
