// The platform's side of LTI Client Side postMessages: values stored for the tool, and the height of its frame.

const frame = document.getElementById('tool');
const MAX_KEYS = 50;
const MAX_LENGTH = 4096;
const MAX_HEIGHT = 6000;

function createStorage(isOn) {
  const kept = new Map();
  const subjects = isOn ? ['lti.put_data', 'lti.get_data'] : [];
  const isText = (value) => typeof value === 'string' && value.length <= MAX_LENGTH;
  return {
    'lti.capabilities': () => ({
      supported_messages: ['lti.capabilities', 'lti.frameResize', ...subjects].map((subject) => ({
        subject,
      })),
    }),
    'lti.put_data'({ key, value }) {
      if (!isOn) return undefined;
      if (!isText(key) || !(isText(value) || value === null || value === undefined))
        return { error: { code: 'bad_request', message: 'key and value must be short texts' } };
      if (value === null || value === undefined) kept.delete(key);
      else if (kept.size >= MAX_KEYS && !kept.has(key))
        return { error: { code: 'storage_exhaustion', message: 'too many values' } };
      else kept.set(key, value);
      return { key, value };
    },
    'lti.get_data': ({ key }) => (isOn ? { key, value: kept.get(key) ?? null } : undefined),
    'lti.frameResize'({ height }) {
      if (Number.isFinite(height)) frame.style.height = `${Math.min(Math.max(height, 320), MAX_HEIGHT)}px`;
      return undefined;
    },
  };
}

if (frame) {
  const { tool, storage } = frame.dataset;
  const answers = createStorage(storage === 'on');
  addEventListener('message', ({ origin, source, data }) => {
    // Only messages of the tool's own origin are handled, and only it gets responses.
    if (origin !== tool || typeof data?.subject !== 'string') return;
    const answer = Object.hasOwn(answers, data.subject) ? answers[data.subject](data) : undefined;
    if (answer)
      source.postMessage(
        { subject: `${data.subject}.response`, message_id: data.message_id, ...answer },
        origin,
      );
  });
}

// Pages that show received data reload when more arrives.
const live = document.querySelector('[data-live]');
if (live) {
  let isBusy = false;
  new EventSource('/events').addEventListener('message', async () => {
    if (isBusy) return;
    isBusy = true;
    // A short delay, so that several messages of one launch are fetched together.
    await new Promise((resolve) => setTimeout(resolve, 150));
    isBusy = false;
    const page = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html');
    const fresh = page.querySelector(`[data-live="${live.dataset.live}"]`);
    const isReading = live.querySelector('details[open]');
    if (fresh && !isReading) live.innerHTML = fresh.innerHTML;
  });
}
