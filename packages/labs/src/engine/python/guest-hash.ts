/**
 * SHA-256 of the guest runtime, for the engine's hash, and of the base image it makes. Constants because the runtime is
 * fetched only for Python labs, and because an image may be cached where anyone can change it. When the sources change,
 * a test fails and shows the new values.
 */
export const PYTHON_GUEST_HASH = '4d40b3366314d72d35a95c4677abd558b2b6377e3769e93acacf4cd4a83e54fc';
export const PYTHON_BASE_HASH = '05cf26e59c521d4f600e9289a39382d0612b56fe4de834f71b6c28f5220547cc';
