/** The environment of a simulated build: everything that a Dockerfile refers to and does not contain. */
export interface BuildWorld {
  /** Files of the build context that are not the learner's own. Sizes are in megabytes. */
  context: Array<{ path: string; mb: number; text: string }>;
  /** The images of the registry, by `name:tag`. */
  images: Record<string, BaseImage>;
  /** The size in megabytes of packages of apt and apk. A package without an entry has one megabyte. */
  packages: Record<string, number>;
  /** The size and checksum of each download, by address. */
  downloads: Record<string, { mb: number; sha256: string }>;
  secrets: Secret[];
  /** What the build command provides: arguments to stages that declare them, secrets to stages that mount them. */
  offers: { args: Record<string, string>; secrets: Record<string, string> };
  /**
   * What leaves the build with the image: `cache`, the layers of every stage; `provenance`, a record of all arguments.
   */
  ships: { cache: boolean; provenance: boolean };
  tools: Tool[];
  app: { needs: string[]; absent: string[]; writes: string[] };
}

export interface BaseImage {
  mb: number;
  digest: string;
  user: string;
  /** Users by name and number, written `node:1000`. */
  users: Array<[string, string]>;
  /** Commands that the image contains. */
  tools: string[];
  manager: 'apt' | 'apk' | 'none';
  env: Record<string, string>;
  entrypoint: string[];
  /** False for an image without a shell: it runs no RUN in the shell form. */
  shell: boolean;
}

export interface Secret {
  id: string;
  value: string;
  what: string;
}

/** A command whose outcome the lab defines, such as `npm ci`. */
export interface Tool {
  /** The first words of the command. */
  run: string;
  /** Applies only when one of these is among the words, or set in the environment (`NAME=value`). */
  with: string[];
  /** Files that must exist, relative to the working directory. */
  needs: string[];
  /** Commands that must be in the image. */
  tools: string[];
  /**
   * The id of the secret that the command signs in with, and the files in which it looks for it. `$NAME` and `~` are
   * replaced.
   */
  auth: { secret: string; files: string[] } | null;
  writes: Array<{ path: string; mb: number }>;
  removes: string[];
}

type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fault(where: string, what: string): never {
  throw new Error(`seed.world.${where} must be ${what}`);
}

function toRecord(value: unknown, where: string): Fields {
  if (value === undefined || value === null) return {};
  return isRecord(value) ? value : fault(where, 'a map');
}

function toList(value: unknown, where: string): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : fault(where, 'a list');
}

function toText(value: unknown, where: string, fallback?: string): string {
  if (value === undefined && fallback !== undefined) return fallback;
  return typeof value === 'string' ? value : fault(where, 'text');
}

function toNumber(value: unknown, where: string, fallback: number): number {
  if (value === undefined) return fallback;
  return typeof value === 'number' && Number.isFinite(value) ? value : fault(where, 'a number');
}

const toTexts = (value: unknown, where: string) => toList(value, where).map((item) => toText(item, where));
const mapRecord = <T>(
  value: unknown,
  where: string,
  each: (item: unknown, at: string) => T,
): Record<string, T> =>
  Object.fromEntries(
    Object.entries(toRecord(value, where)).map(([key, item]) => [key, each(item, `${where}.${key}`)]),
  );
const textRecord = (value: unknown, where: string) => mapRecord(value, where, (item, at) => toText(item, at));

function toImage(item: unknown, at: string): BaseImage {
  const fields = toRecord(item, at);
  const manager = toText(fields['manager'], `${at}.manager`, 'none');
  if (manager !== 'apt' && manager !== 'apk' && manager !== 'none')
    fault(`${at}.manager`, 'apt, apk or none');
  return {
    mb: toNumber(fields['mb'], `${at}.mb`, 100),
    digest: toText(fields['digest'], `${at}.digest`),
    user: toText(fields['user'], `${at}.user`, ''),
    users: toTexts(fields['users'], `${at}.users`).map((user) => {
      const [name = '', id = ''] = user.split(':');
      return [name, id];
    }),
    tools: toTexts(fields['tools'], `${at}.tools`),
    manager,
    env: textRecord(fields['env'], `${at}.env`),
    entrypoint: toTexts(fields['entrypoint'], `${at}.entrypoint`),
    shell: fields['shell'] !== false,
  };
}

function toTool(item: unknown, index: number): Tool {
  const at = `tools.${index}`;
  const fields = toRecord(item, at);
  const auth = fields['auth'] === undefined ? null : toRecord(fields['auth'], `${at}.auth`);
  return {
    run: toText(fields['run'], `${at}.run`),
    with: toTexts(fields['with'], `${at}.with`),
    needs: toTexts(fields['needs'], `${at}.needs`),
    tools: toTexts(fields['tools'], `${at}.tools`),
    auth:
      auth === null
        ? null
        : {
            secret: toText(auth['secret'], `${at}.auth.secret`),
            files: toTexts(auth['files'], `${at}.auth.files`),
          },
    writes: Object.entries(toRecord(fields['writes'], `${at}.writes`)).map(([path, mb]) => ({
      path,
      mb: toNumber(mb, `${at}.writes`, 0),
    })),
    removes: toTexts(fields['removes'], `${at}.removes`),
  };
}

/** Reads the environment of a build. Throws an `Error` that names the field. */
export function toBuildWorld(world: Fields): BuildWorld {
  const offers = toRecord(world['offers'], 'offers');
  const ships = toRecord(world['ships'], 'ships');
  const app = toRecord(world['app'], 'app');
  return {
    context: toList(world['context'], 'context').map((item, index) => {
      const fields = toRecord(item, `context.${index}`);
      return {
        path: toText(fields['path'], `context.${index}.path`),
        mb: toNumber(fields['mb'], `context.${index}.mb`, 0),
        text: toText(fields['text'], `context.${index}.text`, ''),
      };
    }),
    images: mapRecord(world['images'], 'images', toImage),
    packages: mapRecord(world['packages'], 'packages', (item, at) => toNumber(item, at, 1)),
    downloads: mapRecord(world['downloads'], 'downloads', (item, at) => {
      const fields = toRecord(item, at);
      return { mb: toNumber(fields['mb'], `${at}.mb`, 1), sha256: toText(fields['sha256'], `${at}.sha256`) };
    }),
    secrets: toList(world['secrets'], 'secrets').map((item, index) => {
      const fields = toRecord(item, `secrets.${index}`);
      const value = toText(fields['value'], `secrets.${index}.value`);
      // Shorter values occur by chance.
      if (value.length < 8) fault(`secrets.${index}.value`, 'eight characters or more');
      return {
        id: toText(fields['id'], `secrets.${index}.id`),
        value,
        what: toText(fields['what'], `secrets.${index}.what`),
      };
    }),
    offers: {
      args: textRecord(offers['args'], 'offers.args'),
      secrets: textRecord(offers['secrets'], 'offers.secrets'),
    },
    ships: { cache: ships['cache'] === true, provenance: ships['provenance'] === true },
    tools: toList(world['tools'], 'tools').map(toTool),
    app: {
      needs: toTexts(app['needs'], 'app.needs'),
      absent: toTexts(app['absent'], 'app.absent'),
      writes: toTexts(app['writes'], 'app.writes'),
    },
  };
}
