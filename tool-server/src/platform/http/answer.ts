import type { FileOutput } from '@drawbridge/contracts';
import type { Response } from 'express';

/** A handler's result when its message matters to the user, or when its response has headers of its own. */
export class Answer<T> {
  readonly data: T;
  readonly message: string;
  readonly headers: Readonly<Record<string, string>> | undefined;
  constructor(data: T, message: string, headers?: Readonly<Record<string, string>>) {
    this.data = data;
    this.message = message;
    this.headers = headers;
  }
}

/** Gives `data` together with a message to show. */
export function answer<T>(data: T, message: string): Answer<T> {
  return new Answer(data, message);
}

/** Gives `data` with headers of the response, in place of the usual ones of the same name. */
export function answerWith<T>(data: T, headers: Readonly<Record<string, string>>): Answer<T> {
  return new Answer(data, '', headers);
}

export function sendJson(
  res: Response,
  status: number,
  body: unknown,
  options: {
    isSecret?: boolean | undefined;
    headers?: Readonly<Record<string, string>> | undefined;
  } = {},
): void {
  const caching = options.isSecret ? 'no-store, no-transform' : 'no-store';
  res
    .status(status)
    .set({ 'cache-control': caching, ...options.headers })
    .json(body);
}

/** Sends a file to be saved: never shown in place, and as the type that is stated. */
export function sendFile(res: Response, { file_name, media_type, bytes }: FileOutput): void {
  res
    .attachment(file_name)
    .set({ 'content-type': media_type, 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
    .send(Buffer.from(bytes));
}
