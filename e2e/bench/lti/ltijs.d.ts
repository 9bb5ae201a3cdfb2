/** The part of ltijs 5.9.9 that the measurement uses. */
declare module 'ltijs' {
  import type { Request, RequestHandler, Response } from 'express';

  export const Provider: {
    app: RequestHandler;
    setup(key: string, database: object, options: object): void;
    deploy(options: object): Promise<true>;
    registerPlatform(platform: object): Promise<object>;
    onConnect(callback: (token: object, req: Request, res: Response) => unknown): void;
  };
}
