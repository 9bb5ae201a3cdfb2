// Values stored for tools, each tool for itself. LTI Platform Storage 1.0; LTI Client Side postMessages.

const MAX_KEYS = 50;
const MAX_LENGTH = 4096;
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_LENGTH;

export const STORAGE_SUBJECTS = ['lti.put_data', 'lti.get_data'];

/** What a tool sends. Only the subject is checked. */
export interface ToolMessage {
  subject: string;
  message_id?: unknown;
  key?: unknown;
  value?: unknown;
  height?: unknown;
}

/** Undefined for a message that gets no response. */
export type Answer = (message: ToolMessage, origin: string) => object | undefined;

export const isToolMessage = (data: unknown): data is ToolMessage =>
  typeof data === 'object' && data !== null && 'subject' in data && typeof data.subject === 'string';

export function createStore(): Record<string, Answer> {
  const stores = new Map<string, Map<unknown, string>>();
  const storeOf = (origin: string) => {
    const store = stores.get(origin) ?? new Map<unknown, string>();
    stores.set(origin, store);
    return store;
  };
  return {
    'lti.put_data'({ key, value }, origin) {
      const store = storeOf(origin);
      if (!isText(key) || !(isText(value) || value === null || value === undefined))
        return { error: { code: 'bad_request', message: 'key and value must be short texts' } };
      if (value === null || value === undefined) store.delete(key);
      else if (store.size >= MAX_KEYS && !store.has(key))
        return { error: { code: 'storage_exhaustion', message: 'too many values' } };
      else store.set(key, value);
      return { key, value };
    },
    'lti.get_data': ({ key }, origin) => ({ key, value: storeOf(origin).get(key) ?? null }),
  };
}

/** Answers the messages of tools; others are not handled and get no response. */
export function answerTools(tools: readonly string[], answers: Readonly<Record<string, Answer>>): void {
  addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (!tools.includes(origin) || !isToolMessage(data)) return;
    const answer = Object.hasOwn(answers, data.subject) ? answers[data.subject]?.(data, origin) : undefined;
    if (answer)
      source?.postMessage(
        { subject: `${data.subject}.response`, message_id: data.message_id, ...answer },
        { targetOrigin: origin },
      );
  });
}
