// What code on the build machine uses to send something. Kept from before any other module is loaded.
module.exports = { send: globalThis.fetch };
