import type { Response } from 'express';

/** A handler's result when its message matters to the user. */
export class Answer<T> {
  readonly data: T;
  readonly message: string;
  constructor(data: T, message: string) {
    this.data = data;
    this.message = message;
  }
}

/** Gives `data` together with a message to show. */
export function answer<T>(data: T, message: string): Answer<T> {
  return new Answer(data, message);
}

export function sendJson(
  res: Response,
  status: number,
  body: unknown,
  options: { isSecret?: boolean | undefined } = {},
): void {
  const caching = options.isSecret ? 'no-store, no-transform' : 'no-store';
  res.status(status).set('cache-control', caching).json(body);
}
