import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { showcaseUploadId } from '../base/ids.ts';
import { fileOutput, nothing } from '../base/reply.ts';
import { isBase64, toSizeBytes } from '../base/rules/base64.rule.ts';
import { UPLOAD_TYPES, type UploadType } from '../base/rules/upload-type.rule.ts';

const MB = 1024 * 1024;

/** Limits per person. */
export const SHOWCASE_LIMITS = {
  uploads: 20,
  fileBytes: 5 * MB,
  /** Of all files together. */
  bytes: 50 * MB,
  titleCharacters: 100,
  descriptionCharacters: 2_000,
} as const;

export const SHOWCASE_TEXTS = {
  received: 'Your write-up was received',
  deleted: 'Your write-up was deleted',
  title: 'Please enter a title',
  description: 'Please describe what you found or fixed',
  noFile: 'Choose a file',
  size: 'Choose a file of at most 5 MB',
  kind: 'Choose a PDF, Markdown, plain text, PNG or JPEG file',
  unreadable: 'This file can no longer be read. Choose it again',
} as const;

export const showcaseUpload = z.object({
  upload_id: showcaseUploadId,
  title: z.string(),
  description: z.string(),
  file_name: z.string(),
  media_type: z.enum(Object.keys(UPLOAD_TYPES) as [UploadType, ...UploadType[]]),
  size_bytes: z.number(),
  state: z.enum(['received']),
  created_at: z.string(),
});
export type ShowcaseUpload = z.infer<typeof showcaseUpload>;

const toText = (most: number, missing: string) =>
  z
    .string({ error: (issue) => (issue.input === undefined ? missing : undefined) })
    .check(z.trim(), z.minLength(1, { error: missing }), z.maxLength(most));

const named = z.object({ upload_id: showcaseUploadId });

export const listShowcaseUploads = endpoint({
  name: 'listShowcaseUploads',
  base: 'main',
  method: 'GET',
  path: 'showcase/list',
  summary: "Lists the caller's own write-ups, newest first. @see NAV-26",
  access: 'portal',
  input: nothing,
  output: z.object({ items: z.array(showcaseUpload) }),
  problems: [],
});

export const uploadShowcase = endpoint({
  name: 'uploadShowcase',
  base: 'main',
  method: 'POST',
  path: 'showcase/upload',
  summary:
    'Stores a write-up with its file of up to 5 MB. The content must be PDF, Markdown, plain text, PNG or JPEG. The caller chooses the id, so repeating the call stores it once. @see NAV-26, CALL-47',
  access: 'portal',
  input: z.object({
    upload_id: showcaseUploadId,
    title: toText(SHOWCASE_LIMITS.titleCharacters, SHOWCASE_TEXTS.title),
    description: toText(SHOWCASE_LIMITS.descriptionCharacters, SHOWCASE_TEXTS.description),
    file_name: z.string().check(z.maxLength(255)),
    /** The file in base64. */
    file: z
      .string({ error: (issue) => (issue.input === undefined ? SHOWCASE_TEXTS.noFile : undefined) })
      .check(
        z.minLength(1, { error: SHOWCASE_TEXTS.noFile, abort: true }),
        z.refine((text) => toSizeBytes(text) <= SHOWCASE_LIMITS.fileBytes, {
          error: SHOWCASE_TEXTS.size,
          abort: true,
        }),
        z.refine(isBase64, { error: SHOWCASE_TEXTS.kind }),
      ),
  }),
  output: showcaseUpload,
  problems: ['showcase_limit', 'too_large', 'too_many_tries', 'forbidden'],
  // Above the file limit, so that a file that is slightly too large gets the field's own message.
  maxBodyBytes: 7_500_000,
});

export const downloadShowcase = endpoint({
  name: 'downloadShowcase',
  base: 'main',
  method: 'GET',
  path: 'showcase/file/:upload_id',
  summary: "Returns the file of one of the caller's own write-ups. @see NAV-26",
  access: 'portal',
  input: named,
  output: fileOutput,
  isFile: true,
  problems: ['showcase_not_found'],
});

export const deleteShowcase = endpoint({
  name: 'deleteShowcase',
  base: 'main',
  method: 'DELETE',
  path: 'showcase/upload/:upload_id',
  summary: "Deletes one of the caller's own write-ups with its file. @see NAV-26",
  access: 'portal',
  input: named,
  output: nothing,
  problems: ['showcase_not_found'],
});

export const SHOWCASE_ENDPOINTS = [listShowcaseUploads, uploadShowcase, downloadShowcase, deleteShowcase];
