// LTI Client Side postMessages 1.0 and LTI Platform Storage 1.0: the platform's own frame stores a value for us, for
// browsers that do not give our frame its cookie.

const TIMEOUT_MS = 1500;

/** The window the platform named: `_parent`, or one of its frames. In a tab of its own, the platform opened us. */
function findTarget(frameName) {
  const host = window.parent !== window ? window.parent : window.opener;
  if (!host) throw new Error('no platform window');
  if (!frameName || frameName === '_parent') return host;
  try {
    return host.frames[frameName] ?? host;
  } catch {
    // The named frame has another origin than expected: use the window around us.
    return host;
  }
}

/** One request to exactly one origin; resolves with its response or fails after a time-out. */
function request(target, origin, message, timeoutMs = TIMEOUT_MS) {
  return new Promise((resolve, reject) => {
    const id = crypto.randomUUID();
    const timer = setTimeout(() => finish(() => reject(new Error('no answer'))), timeoutMs);
    function finish(settle) {
      clearTimeout(timer);
      removeEventListener('message', receive);
      settle();
    }
    function receive({ origin: from, data }) {
      if ((origin !== '*' && from !== origin) || data?.message_id !== id) return;
      if (data.subject !== `${message.subject}.response`) return;
      finish(() => (data.error ? reject(new Error(String(data.error.code))) : resolve(data)));
    }
    addEventListener('message', receive);
    target.postMessage({ ...message, message_id: id }, origin);
  });
}

/** The frame that handles `subject`. A platform that does not name one uses the frame it named at login. */
async function findStorage(frameName, subject) {
  const named = findTarget(frameName);
  try {
    // Capabilities hold no secret, and may come from a window of another origin than the storage.
    const host = findTarget('_parent');
    const { supported_messages: supported } = await request(host, '*', { subject: 'lti.capabilities' }, 500);
    const frame = supported?.find((message) => message.subject === subject)?.frame;
    return frame ? findTarget(frame) : named;
  } catch {
    return named;
  }
}

export async function putData({ frameName, origin, key, value }) {
  const storage = await findStorage(frameName, 'lti.put_data');
  await request(storage, origin, { subject: 'lti.put_data', key, value });
}

export async function getData({ frameName, origin, key }) {
  const storage = await findStorage(frameName, 'lti.get_data');
  const { value } = await request(storage, origin, { subject: 'lti.get_data', key });
  return typeof value === 'string' ? value : undefined;
}
