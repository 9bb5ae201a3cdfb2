/** The part of ltijs 5.9.9 that this module uses; the package ships no types. */
declare module 'ltijs' {
  import type { KeyObject } from 'node:crypto';
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { Request, Response } from 'express';

  type Query = Record<string, string | undefined>;

  /** The interface of a database plugin of ltijs. @see README of ltijs, "Database plugins" */
  export interface DatabasePlugin {
    setup(): Promise<true>;
    Close(): Promise<true>;
    Get(key: string | false, collection: string, query: Query): Promise<Record<string, unknown>[] | false>;
    Insert(key: string | false, collection: string, item: object, index?: object): Promise<true>;
    Replace(
      key: string | false,
      collection: string,
      query: Query,
      item: object,
      index?: object,
    ): Promise<true>;
    Modify(key: string | false, collection: string, query: Query, change: object): Promise<true>;
    Delete(collection: string, query: Query): Promise<true>;
  }

  type Handler = (
    req: Request & { token?: string },
    res: Response,
    next: (error?: unknown) => void,
  ) => unknown;

  export interface ProviderApp {
    (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void): void;
    use(handler: Handler): void;
    get(path: string, handler: Handler): void;
  }

  export interface LtiProvider {
    app: ProviderApp;
    setup(
      encryptionKey: KeyObject,
      database: { plugin: DatabasePlugin },
      options: {
        appRoute: string;
        loginRoute: string;
        keysetRoute: string;
        dynRegRoute: string;
        cors: false;
        ltiaas: true;
        serverAddon(app: ProviderApp): void;
      },
    ): LtiProvider;
    deploy(options: { serverless: true; silent: true }): Promise<true>;
    onInvalidToken(callback: Handler): true;
    onSessionTimeout(callback: Handler): true;
    onConnect(callback: (token: object, ...rest: Parameters<Handler>) => unknown): true;
    onDeepLinking(callback: (token: object, ...rest: Parameters<Handler>) => unknown): true;
    onUnregisteredPlatform(callback: Handler): true;
    onInactivePlatform(callback: Handler): true;
  }

  /** An instance, made at import; its class is only reachable through it. */
  export const Provider: LtiProvider;
}
