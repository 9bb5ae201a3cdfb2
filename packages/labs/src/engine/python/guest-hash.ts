/**
 * SHA-256 of the guest runtime, for the engine's hash, and of the base image it makes. Written down because the runtime is
 * fetched only for Python labs, and because an image may be kept where anybody can change it. A test fails, and names the new values,
 * when the sources change.
 */
export const PYTHON_GUEST_HASH = '4f9394f12e8b4fd613f08f7f4928c053212bb653bec3a636691e387b59a446dc';
export const PYTHON_BASE_HASH = '4b39582054d23bff86504aad2d9dffb8ad06f366100f03bbff0d8b733943b538';
