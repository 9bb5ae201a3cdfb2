import { isPreset, PRESETS, type PresetName } from './behaviour/presets.ts';
import { createLms } from './lms.ts';

const { PORT, HOST, PUBLIC_URL, TOOL_URL, CLIENT_ID, DEPLOYMENT_ID, DATA_DIR, PRESET } = process.env;

function readPreset(name: string): PresetName {
  if (isPreset(name)) return name;
  throw new Error(`PRESET must be one of ${Object.keys(PRESETS).join(', ')}`);
}

try {
  const lms = await createLms({
    ...(PORT ? { port: Number(PORT) } : {}),
    ...(HOST ? { host: HOST } : {}),
    ...(PUBLIC_URL ? { publicUrl: PUBLIC_URL } : {}),
    ...(DATA_DIR ? { dataDir: DATA_DIR } : {}),
    ...(TOOL_URL ? { toolUrl: TOOL_URL } : {}),
    ...(CLIENT_ID ? { clientId: CLIENT_ID } : {}),
    ...(PRESET ? { preset: readPreset(PRESET) } : {}),
    ...(DEPLOYMENT_ID ? { deploymentId: DEPLOYMENT_ID } : {}),
  });
  console.log(`Harbor LMS is ready at ${lms.url} (the tool is expected at ${lms.settings.toolUrl})`);
  const stop = () => void lms.close().finally(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(
    code === 'EADDRINUSE'
      ? `Port ${PORT ?? 8090} is taken: stop what uses it, or set PORT.`
      : `Harbor LMS cannot start: ${message}`,
  );
  process.exit(1);
}
