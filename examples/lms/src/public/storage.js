// Values stored for tools, each tool for itself. LTI Platform Storage 1.0; LTI Client Side postMessages.

const MAX_KEYS = 50;
const MAX_LENGTH = 4096;
const isText = (value) => typeof value === 'string' && value.length <= MAX_LENGTH;

export const STORAGE_SUBJECTS = ['lti.put_data', 'lti.get_data'];

export function createStore() {
  const stores = new Map();
  const storeOf = (origin) => {
    const store = stores.get(origin) ?? new Map();
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
export function answerTools(tools, answers) {
  addEventListener('message', ({ origin, source, data }) => {
    if (!tools.includes(origin) || typeof data?.subject !== 'string') return;
    const answer = Object.hasOwn(answers, data.subject) ? answers[data.subject](data, origin) : undefined;
    if (answer)
      source.postMessage(
        { subject: `${data.subject}.response`, message_id: data.message_id, ...answer },
        origin,
      );
  });
}
