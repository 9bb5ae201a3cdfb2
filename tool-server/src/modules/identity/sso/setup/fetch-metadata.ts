import { MOST_METADATA_BYTES } from '@drawbridge/contracts/identity';
import type { Send } from '../../../../platform/http/send.ts';
import { MetadataFault, readMetadata, type SamlMetadata } from './read-metadata.ts';

const TIMEOUT_MS = 8_000;

export type FetchMetadata = (url: string) => Promise<SamlMetadata>;

/** Fetches the metadata of a SAML provider by our guarded calls. Throws `MetadataFault`. */
export const createFetchMetadata =
  ({ send, allowHttp }: { send: Send; allowHttp: boolean }): FetchMetadata =>
  async (url) => {
    if (!allowHttp && !url.startsWith('https://'))
      throw new MetadataFault('The address does not begin with https://');
    let answer: Awaited<ReturnType<Send>>;
    try {
      answer = await send({
        url,
        headers: { accept: 'application/samlmetadata+xml, application/xml, text/xml' },
        timeoutMs: TIMEOUT_MS,
        maxBytes: MOST_METADATA_BYTES,
      });
    } catch (error) {
      throw new MetadataFault(`The address could not be read: ${(error as Error).message}`.slice(0, 200));
    }
    if (answer.status !== 200) throw new MetadataFault(`The address returned status ${answer.status}`);
    return readMetadata(answer.text, { allowHttp });
  };
