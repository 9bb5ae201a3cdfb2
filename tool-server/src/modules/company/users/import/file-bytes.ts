import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

/** @file The file of an import as it is stored: a list of people compresses to a tenth. */

export const packFile: (bytes: Uint8Array) => Promise<Uint8Array> = promisify(gzip);
export const unpackFile: (bytes: Uint8Array) => Promise<Uint8Array> = promisify(gunzip);
