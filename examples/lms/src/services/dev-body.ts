import type { Request, Response } from 'express';
import type { FieldFault } from '../behaviour/change.ts';

export type Body = Record<string, unknown>;

export const readBody = (req: Request): Body => (req.body ?? {}) as Body;

export const readText = (body: Body, name: string): string | undefined =>
  typeof body[name] === 'string' && body[name] !== '' ? body[name] : undefined;

export const refuse = (res: Response, ...faults: FieldFault[]): void =>
  void res.status(400).json({ errors: faults });
