export { createFakeServer, type FakeAnswer, type FakeHandler, type FakeServer } from './fake-server.ts';
