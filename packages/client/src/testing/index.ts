export { buildPagedItems } from './build-paged-items.ts';
export { createFakeDrawbridge, type FakeDrawbridge } from './fake-drawbridge.ts';
export { createFakeServer, type FakeAnswer, type FakeHandler, type FakeServer } from './fake-server.ts';
export { buildCheckout, buildSubscription, sampleFreePlan, samplePrices } from './sample-billing.ts';
