import type { Response } from 'express';
import { writeEmptyObjects } from '../empty-objects.ts';
import type { State } from '../state.ts';

const BYTE_ORDER_MARK = '\uFEFF';

/** Answers a tool with JSON, in the form that the switches say. */
export function sendJson(
  { behaviour }: State,
  res: Response,
  body: unknown,
  type = 'application/json',
): void {
  const text = JSON.stringify(writeEmptyObjects(behaviour, body));
  res
    .type(behaviour.htmlType ? 'text/html' : type)
    .send(behaviour.byteOrderMark ? BYTE_ORDER_MARK + text : text);
}
