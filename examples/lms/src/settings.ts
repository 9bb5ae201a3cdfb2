import type { PresetName } from './behaviour/presets.ts';

export interface LmsOptions {
  port?: number;
  host?: string;
  /** Where browsers and the tool find this platform; its issuer. */
  publicUrl?: string;
  /** Folder of its key. */
  dataDir?: string;
  /** Origin of the tool. */
  toolUrl?: string;
  clientId?: string;
  deploymentId?: string;
  /** How it behaves at its start, and after a reset. */
  preset?: PresetName;
}

export interface Settings {
  issuer: string;
  toolUrl: string;
  clientId: string;
  deploymentId: string;
  preset: PresetName;
}

const trim = (address: string) => address.replace(/\/+$/, '');

export function toSettings(options: LmsOptions, port: number): Settings {
  return {
    issuer: trim(options.publicUrl ?? `http://localhost:${port}`),
    toolUrl: trim(options.toolUrl ?? 'http://localhost:8080'),
    clientId: options.clientId ?? 'drawbridge-demo',
    deploymentId: options.deploymentId ?? '1',
    preset: options.preset ?? 'harbor',
  };
}
