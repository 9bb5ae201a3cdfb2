export { type ConnectToFrameOptions, connectToFrame, type FrameConnection } from './connect-to-frame.ts';
export { type ConnectToHostOptions, connectToHost, type HostConnection } from './connect-to-host.ts';
export type { Protocol } from './handshake.ts';
export type { CallHandler, CallSchemas, Handlers, NoticeHandler, Parse, Peer } from './peer.ts';
export { RpcError, type RpcErrorCode } from './rpc-error.ts';
