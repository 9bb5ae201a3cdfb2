// LTI Client Side postMessages 1.0 and LTI Platform Storage 1.0: the platform's own frame stores a value for us, for
// browsers that do not give our frame its cookie.

const TIMEOUT_MS = 1500;

interface StoredValue {
  /** The frame that the platform named at login. */
  frameName: string;
  origin: string;
  key: string;
}

interface Message {
  subject: string;
  key?: string;
  value?: string;
}

/** What a platform sends. Nothing of it is checked yet. */
interface PlatformMessage {
  subject?: unknown;
  message_id?: unknown;
  error?: { code?: unknown };
  value?: unknown;
  supported_messages?: unknown;
}

interface SupportedMessage {
  subject?: unknown;
  frame?: unknown;
}

const isObject = (data: unknown): data is object => typeof data === 'object' && data !== null;

/** The window the platform named: `_parent`, or one of its frames. In a tab of its own, the platform opened us. */
function findTarget(frameName: string): Window {
  const host: Window | null = window.parent !== window ? window.parent : window.opener;
  if (!host) throw new Error('no platform window');
  if (!frameName || frameName === '_parent') return host;
  try {
    const frames = host.frames as unknown as Record<string, Window | undefined>;
    return frames[frameName] ?? host;
  } catch {
    // The named frame has another origin than expected: use the window around us.
    return host;
  }
}

/** One request to exactly one origin; resolves with its response or fails after a time-out. */
function request(
  target: Window,
  origin: string,
  message: Message,
  timeoutMs = TIMEOUT_MS,
): Promise<PlatformMessage> {
  return new Promise((resolve, reject) => {
    const id = crypto.randomUUID();
    const timer = setTimeout(() => finish(() => reject(new Error('no answer'))), timeoutMs);
    function finish(settle: () => void): void {
      clearTimeout(timer);
      removeEventListener('message', receive);
      settle();
    }
    function receive({ origin: from, data }: MessageEvent<unknown>): void {
      if ((origin !== '*' && from !== origin) || !isObject(data)) return;
      const response: PlatformMessage = data;
      if (response.message_id !== id || response.subject !== `${message.subject}.response`) return;
      const { error } = response;
      finish(() => (error ? reject(new Error(String(error.code))) : resolve(response)));
    }
    addEventListener('message', receive);
    target.postMessage({ ...message, message_id: id }, origin);
  });
}

/** The frame that handles `subject`. A platform that does not name one uses the frame it named at login. */
async function findStorage(frameName: string, subject: string): Promise<Window> {
  const named = findTarget(frameName);
  try {
    // Capabilities hold no secret, and may come from a window of another origin than the storage.
    const host = findTarget('_parent');
    const { supported_messages: supported } = await request(host, '*', { subject: 'lti.capabilities' }, 500);
    const messages: SupportedMessage[] = Array.isArray(supported) ? supported.filter(isObject) : [];
    const frame = messages.find((message) => message.subject === subject)?.frame;
    return typeof frame === 'string' && frame ? findTarget(frame) : named;
  } catch {
    return named;
  }
}

export async function putData({
  frameName,
  origin,
  key,
  value,
}: StoredValue & { value: string }): Promise<void> {
  const storage = await findStorage(frameName, 'lti.put_data');
  await request(storage, origin, { subject: 'lti.put_data', key, value });
}

export async function getData({ frameName, origin, key }: StoredValue): Promise<string | undefined> {
  const storage = await findStorage(frameName, 'lti.get_data');
  const { value } = await request(storage, origin, { subject: 'lti.get_data', key });
  return typeof value === 'string' ? value : undefined;
}
