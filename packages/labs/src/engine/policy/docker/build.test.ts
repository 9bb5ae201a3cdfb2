import { describe, expect, it } from 'vitest';
import { buildImage } from './build.ts';
import { toBuildWorld } from './world.ts';

const TOKEN = 'npt-3f9a77c0d1';
const world = toBuildWorld({
  context: [
    { path: '.npmrc', text: `//registry/:_authToken=${TOKEN}` },
    { path: 'src/server.js', mb: 0.1 },
    { path: '.git/config', mb: 40 },
  ],
  images: {
    'node:22': {
      mb: 1100,
      digest: 'sha256:aa',
      users: ['node:1000'],
      tools: ['node', 'npm', 'make', 'curl'],
      manager: 'apt',
    },
    'node:22-slim': {
      mb: 230,
      digest: 'sha256:bb',
      users: ['node:1000'],
      tools: ['node', 'npm'],
      manager: 'apt',
    },
  },
  packages: { curl: 4 },
  downloads: { 'https://dl.example/t.tgz': { mb: 9, sha256: 'a'.repeat(64) } },
  secrets: [{ id: 'token', value: TOKEN, what: 'the token' }],
  offers: { args: { NPM_TOKEN: TOKEN }, secrets: { npmrc: `//registry/:_authToken=${TOKEN}` } },
  ships: { cache: true, provenance: true },
  tools: [
    {
      run: 'npm ci',
      needs: ['package.json'],
      auth: { secret: 'token', files: ['.npmrc', '~/.npmrc', '$NPM_CONFIG_USERCONFIG'] },
      writes: { 'node_modules/express': 20, '/root/.npm/cache': 30 },
    },
  ],
  app: { needs: ['node_modules/express', 'src/server.js'], writes: ['data'] },
});
const build = (text: string, ignore = '') =>
  buildImage(
    'Dockerfile',
    text,
    [
      { path: 'package.json', text: '{}' },
      { path: '.dockerignore', text: ignore },
    ],
    world,
  );
const START = 'CMD ["node", "src/server.js"]\n';
const MOUNTED = `FROM node:22 AS build
WORKDIR /app
COPY package.json ./
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc \\
    --mount=type=cache,target=/root/.npm \\
    npm ci
FROM node:22-slim@sha256:bb
WORKDIR /app
COPY --from=build --chown=node /app/node_modules ./node_modules
COPY src ./src
RUN mkdir data && chown node:node data
USER node
${START}`;

describe('A simulated build', () => {
  it('a build keeps a deleted secret in the layer below', () => {
    const { leaks, layers } = build(
      `FROM node:22\nWORKDIR /app\nCOPY . .\nRUN npm ci\nRUN rm .npmrc\n${START}`,
    );
    expect(leaks).toEqual([
      expect.objectContaining({ where: 'layer', name: '/app/.npmrc', hidden: true, line: 3 }),
    ]);
    expect(layers.at(-1)?.removed).toEqual(['/app/.npmrc']);
  });

  it('a build contains nothing of a mounted secret, even with its cache included', () => {
    const image = build(MOUNTED);
    expect(image.leaks).toEqual([]);
    expect(image.caches).toEqual([]);
    expect(image).toMatchObject({
      user: 'node',
      base: { pinned: true, tag: '22-slim' },
      start: { ok: true, problems: [] },
    });
    expect(image.mb).toBeLessThan(260);
  });

  it.each([
    ['environment', `FROM node:22\nENV T=${TOKEN}\n${START}`],
    ['history', `FROM node:22\nARG NPM_TOKEN\nRUN echo hi\n${START}`],
    ['history', `FROM node:22\nRUN echo ${TOKEN} > /dev/null\n${START}`],
    ['label', `FROM node:22\nLABEL t="${TOKEN}"\n${START}`],
    ['layer', `FROM node:22\nRUN --mount=type=secret,id=npmrc cat /run/secrets/npmrc > /tmp/x\n${START}`],
    ['layer', `FROM node:22\nCOPY <<EOF /etc/x\n${TOKEN}\nEOF\n${START}`],
    [
      'cache',
      `FROM node:22 AS a\nCOPY .npmrc /x/\nRUN rm /x/.npmrc && touch /x/done\nFROM node:22\nCOPY --from=a /x* /y\n${START}`,
    ],
    [
      'provenance',
      `FROM node:22 AS a\nARG NPM_TOKEN\nRUN touch /x\nFROM node:22\nCOPY --from=a /x /y\n${START}`,
    ],
  ])('a build finds a secret in the %s', (where, text) => {
    expect(build(text).leaks.map((leak) => leak.where)).toContain(where);
  });

  it('a build has no trace of what one RUN writes and removes again', () => {
    expect(
      build(`FROM node:22\nRUN --mount=type=secret,id=npmrc cp /run/secrets/npmrc /r && rm /r\n${START}`)
        .leaks,
    ).toEqual([]);
  });

  it.each([
    ['no such image', 'FROM node:99', /no image node:99/],
    ['a wrong digest', 'FROM node:22@sha256:cc', /no node with the digest/],
    ['no token', 'FROM node:22\nWORKDIR /a\nCOPY package.json .\nRUN npm ci', /401/],
    ['an ignored file', 'FROM node:22\nCOPY secret.txt .', /not in the context/],
    ['apt without lists', 'FROM node:22\nRUN apt-get install -y curl', /apt-get update/],
    ['a user without rights', 'FROM node:22\nUSER node\nRUN mkdir /opt/x', /may not write/],
    ['a missing command', 'FROM node:22-slim\nRUN curl -fsSLO https://dl.example/t.tgz', /curl: not found/],
    [
      'a wrong checksum',
      `FROM node:22\nADD --checksum=sha256:${'b'.repeat(64)} https://dl.example/t.tgz /t`,
      /checksum/,
    ],
  ])('a build stops at %s', (_name, text, message) => {
    expect(() => build(text)).toThrow(message);
  });

  it('a build excludes files by .dockerignore', () => {
    const paths = (ignore: string) =>
      build(`FROM node:22\nCOPY . /app\n${START}`, ignore).files.map(({ path }) => path);
    expect(paths('')).toContain('/app/.git/config');
    expect(paths('.git\n.npmrc')).toEqual(['/app/src/server.js', '/app/package.json', '/app/.dockerignore']);
    expect(paths('*\n!src')).toEqual(['/app/src/server.js']);
  });

  it('a build knows packages, pinned or not, and the lists they leave', () => {
    const apt = (text: string) => build(`FROM node:22\nRUN ${text}\n${START}`);
    const left = apt('apt-get update && apt-get install -y --no-install-recommends curl=8.1 git');
    expect(left.packages).toMatchObject([
      { name: 'curl', pinned: true },
      { name: 'git', pinned: false },
    ]);
    expect(left.caches).toHaveLength(1);
    expect(
      apt('apt-get update \\\n && apt-get install -y curl \\\n && rm -rf /var/lib/apt/lists/*').caches,
    ).toEqual([]);
  });

  it('a build distinguishes a download with a checked hash from one without', () => {
    const fetch = (text: string) => build(`FROM node:22\nRUN ${text}\n${START}`).downloads;
    const url = 'https://dl.example/t.tgz';
    expect(fetch(`curl -fsSLo /t ${url}`)).toMatchObject([{ verified: false }]);
    expect(fetch(`curl -fsSL -o /t ${url} && echo "${'a'.repeat(64)}  /t" | sha256sum -c -`)).toMatchObject([
      { verified: true },
    ]);
  });

  it('a build starts only what the user of the image can start', () => {
    const { start } = build(`FROM node:22-slim\nWORKDIR /app\nCOPY src src\nUSER ghost\n${START}`);
    expect(start.problems).toEqual([
      'there is no user ghost in the image',
      '/app/node_modules/express is not in the image',
      'the user ghost may not write to /app/data',
    ]);
  });

  it('a build continues where the parent stage ended', () => {
    const image = build(
      `FROM node:22 AS a\nWORKDIR /app\nUSER node\nENV A=1\nFROM a AS b\nUSER 0\nRUN mkdir data && chown 1000 data\nUSER node\n${START}`,
    );
    expect(image).toMatchObject({ user: 'node', workdir: '/app', env: { A: '1' } });
    expect(image.files.find(({ path }) => path === '/app/data')?.owner).toBe('node');
  });

  it('a build omits stages that no later stage uses', () => {
    expect(build(`FROM nowhere:1 AS unused\nFROM node:22\n${START}`).stages).toHaveLength(1);
  });

  it('a build recognizes root by the number 0, whatever the name', () => {
    const userOf = (text: string) => build(`FROM node:22\n${text}\n${START}`).user;
    expect(userOf('RUN useradd -o -u 0 pier\nUSER pier')).toBe('root');
    expect(userOf('RUN useradd -o -u 0 pier\nUSER 0')).toBe('root');
    expect(userOf('RUN usermod -o -u 0 node\nUSER node')).toBe('root');
    expect(userOf('RUN usermod -u 1001 node\nUSER 1001')).toBe('node');
    expect(userOf('RUN useradd -u 1002 pier\nUSER pier')).toBe('pier');
  });

  it.each([
    'install -m 600 /root/.npmrc kept',
    'gzip -c /root/.npmrc > kept',
    'cat /root/.npmrc | base64 > kept',
    'base64 < /root/.npmrc > kept',
    'grep _auth /root/.npmrc > kept',
    'echo "$(cat /root/.npmrc)" > kept',
    'cat /root/.npmrc | tee kept',
    'T=$(cat /root/.npmrc) && echo "$T" > kept',
    'export T="$(cat /root/.npmrc)" && printenv T > kept',
    'dd if=/root/.npmrc of=./kept',
    'tar czf /kept /root/.npmrc',
    `node -e "require('fs').copyFileSync('/root/.npmrc', './kept')"`,
  ])('a build follows a borrowed secret into the layer: %s', (command) => {
    const { leaks } = build(
      `FROM node:22\nRUN --mount=type=secret,id=npmrc,target=/root/.npmrc ${command}\n${START}`,
    );
    expect(leaks.map(({ where, name }) => `${where} ${name}`)).toEqual(['layer /kept']);
  });

  it.each(['gzip -k /root/.npmrc', 'rotate < /root/.npmrc'])(
    'an unknown program is assumed to keep a secret somewhere: %s',
    (command) => {
      const { leaks } = build(
        `FROM node:22\nRUN --mount=type=secret,id=npmrc,target=/root/.npmrc ${command}\n${START}`,
      );
      expect(leaks.map(({ where }) => where)).toEqual(['layer']);
    },
  );

  it.each([
    'wc -c /root/.npmrc',
    'head -1 /root/.npmrc',
    'rotate /app/other',
    'T=$(cat /root/.npmrc) npm -v',
  ])('a command that keeps nothing causes no leak: %s', (command) => {
    const { leaks } = build(
      `FROM node:22\nRUN --mount=type=secret,id=npmrc,target=/root/.npmrc ${command}\n${START}`,
    );
    expect(leaks).toEqual([]);
  });

  it.each([
    ["sed -i 's/^node:x:1000/node:x:0/' /etc/passwd", '/etc/passwd', 'changed by sed\n'],
    ['passwd -d root', '/etc/shadow', 'root::20000:0:99999:7:::\n'],
    ["echo 'root:open' | chpasswd", '/etc/shadow', 'root:open:20000:0:99999:7:::\n'],
  ])('a build records who may be root: %s', (command, path, text) => {
    const { files } = build(`FROM node:22\nRUN ${command}\n${START}`);
    expect(files.find((file) => file.path === path)?.text).toBe(text);
  });

  it('a build keeps the address of a download that is written to another file', () => {
    const { downloads } = build(
      `FROM node:22\nADD https://dl.example/t.tgz /\nRUN cat t.tgz > other && rm t.tgz\n${START}`,
    );
    expect(downloads).toEqual([
      { url: 'https://dl.example/t.tgz', path: '/other', verified: false, line: 3 },
    ]);
  });

  it('a build starts a command through a shell if there is one', () => {
    const end = 'COPY package.json /node_modules/express/\nCOPY src /src\nRUN mkdir data\n';
    expect(build(`FROM node:22\n${end}CMD ["sh", "-c", "node src/server.js"]\n`).start.problems).toEqual([]);
  });

  it('a build creates folders and copies files with install', () => {
    const { files } = build(
      `FROM node:22\nCOPY package.json /\nRUN install -d -o node data && install -o node -m 644 package.json data/copy.json\n${START}`,
    );
    const ownerOf = (path: string) => files.find((file) => file.path === path)?.owner;
    expect([ownerOf('/data'), ownerOf('/data/copy.json')]).toEqual(['node', 'node']);
  });

  it('a checksum counts as verified only if a wrong one stops the build', () => {
    const sum = 'a'.repeat(64);
    const isVerified = (line: string) =>
      build(
        `FROM node:22\nADD https://dl.example/t.tgz /\nRUN ${line.replace('CHECK', `echo "${sum}  t.tgz" | sha256sum -c -`)}\n${START}`,
      ).downloads.every(({ verified }) => verified);
    for (const heeded of [
      'CHECK',
      'CHECK && ls',
      'set -e; CHECK; ls',
      'CHECK || exit 1',
      'CHECK || (echo no && exit 2)',
      'if ! CHECK; then exit 1; fi',
    ])
      expect(isVerified(heeded), heeded).toBe(true);
    for (const ignored of [
      'CHECK || true',
      'CHECK; ls',
      'CHECK | cat',
      'CHECK && ls || echo no',
      "sh -c 'CHECK' || true",
    ])
      expect(isVerified(ignored), ignored).toBe(false);
  });
});
