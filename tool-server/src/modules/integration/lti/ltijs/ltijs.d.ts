/** The part of ltijs 5.9.9 that this module uses; the package ships no types. */
declare module 'ltijs' {
  import type { KeyObject } from 'node:crypto';

  type Next = (error?: unknown) => void;

  export interface LtiProvider {
    /** An Express 4, once `setup` was called. */
    app(request: object, response: object, next: Next): void;
    setup(
      encryptionKey: KeyObject,
      database: { plugin: DatabasePlugin },
      options: { cors: false; ltiaas: true },
    ): LtiProvider;
    onInvalidToken(
      callback: (
        request: object,
        response: { locals: { err: { details: { message: unknown } } } },
        next: Next,
      ) => void,
    ): true;
  }

  /** @see README of ltijs, "Database plugins" */
  export interface DatabasePlugin {
    Get(key: false, collection: string, query: Record<string, string>): Promise<object[] | false>;
  }

  /** An instance, made at import; its class is only reachable through it. */
  export const Provider: LtiProvider;
}
