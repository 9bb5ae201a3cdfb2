import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { canOpenTls } from '@drawbridge/tooling/chromium';
import { ROOT } from '@drawbridge/tooling/root';
import { test } from '@playwright/test';
import { makeCertificate } from './certificate.ts';
import { findFreePort } from './free-port.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { startTlsFront } from './tls-front.ts';

const LMS_HOST = 'lms.example';
const TOOL_HOST = 'tool.test';

/** An LMS and the tool, each on a site of its own, over TLS. */
export interface School {
  lmsUrl: string;
  toolUrl: string;
  /** Flags that let a browser find the two sites and take their certificate. */
  browserArgs: string[];
  /** Ends the tool without warning, as a power button would, and starts it again on the same data. */
  killAndRestartTool(): Promise<void>;
  /** Stops the tool, runs statements in its database, and starts it again. */
  runInDatabase(...statements: string[]): Promise<void>;
  toolLog(): string;
  close(): Promise<void>;
}

/** Skips the tests of the file or group on a machine whose browser lacks TLS. CI installs a browser: there they fail. */
export function skipWithoutTls(): void {
  test.skip(!process.env['CI'] && !canOpenTls(), 'LMS and tool are two sites, over TLS');
}

export async function openSchool(): Promise<School> {
  const folder = mkdtempSync(path.join(tmpdir(), 'drawbridge-school-'));
  const certificate = await makeCertificate(folder, [LMS_HOST, TOOL_HOST]);
  const [lmsFront, toolFront] = [await startTlsFront(certificate), await startTlsFront(certificate)];
  const lmsUrl = `https://${LMS_HOST}:${lmsFront.port}`;
  const toolUrl = `https://${TOOL_HOST}:${toolFront.port}`;
  const shared = {
    E2E_HOSTS: `${LMS_HOST},${TOOL_HOST}`,
    NODE_EXTRA_CA_CERTS: certificate.file,
    NODE_ENV: 'development',
  };
  const hosts = ['e2e/actors/hosts.mjs'];

  const [lmsPort, toolPort] = [await findFreePort(), await findFreePort()];
  lmsFront.setTarget(lmsPort);
  toolFront.setTarget(toolPort);
  const startTool = () =>
    startServer(
      'tool-server/src/main.ts',
      {
        ...shared,
        PORT: String(toolPort),
        PUBLIC_URL: toolUrl,
        // Its name resolves to this machine, for its own browser only.
        DEMO_IN_PUBLIC: '1',
        EXAMPLE_LMS_URL: lmsUrl,
        DATA_DIR: path.join(folder, 'data'),
        DATABASE_URL: '',
        LOG_LEVEL: 'info',
      },
      hosts,
    );
  const lms = await startServer(
    'examples/lms/src/main.ts',
    {
      ...shared,
      PORT: String(lmsPort),
      PUBLIC_URL: lmsUrl,
      TOOL_URL: toolUrl,
      DATA_DIR: path.join(folder, 'lms'),
    },
    hosts,
  );
  let tool: ServerProcess = await startTool();
  let earlierLog = '';

  return {
    lmsUrl,
    toolUrl,
    browserArgs: [
      `--host-resolver-rules=MAP ${LMS_HOST} 127.0.0.1, MAP ${TOOL_HOST} 127.0.0.1`,
      '--ignore-certificate-errors',
    ],
    async killAndRestartTool() {
      earlierLog += tool.output();
      await tool.stop('SIGKILL');
      tool = await startTool();
    },
    async runInDatabase(...statements) {
      earlierLog += tool.output();
      await tool.stop('SIGTERM');
      execFileSync(
        process.execPath,
        ['tooling/servers/run-sql.ts', path.join(folder, 'data'), ...statements],
        {
          cwd: ROOT,
        },
      );
      tool = await startTool();
    },
    toolLog: () => earlierLog + tool.output(),
    async close() {
      await Promise.all([tool.stop('SIGTERM'), lms.stop('SIGTERM')]);
      await Promise.all([lmsFront.close(), toolFront.close()]);
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
