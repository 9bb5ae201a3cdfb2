import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { nothing } from '../base/reply.ts';

/** What a new company does first, in this order. */
export const SETUP_STEPS = ['domain', 'sign_in', 'people', 'team', 'assignment'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** What an administrator decided about a step. `passwords`: people sign in with a password, which completes `sign_in`. */
export const SETUP_CHOICES = ['skip', 'passwords'] as const;
export type SetupChoice = (typeof SETUP_CHOICES)[number];

/** People besides the administrators who complete `people`. */
export const SETUP_PEOPLE = 2;

const setupStep = z.object({
  step: z.enum(SETUP_STEPS),
  /** `done` is read from the company each time, and comes before what was chosen. */
  state: z.enum(['done', 'open', 'skipped']),
  choice: z.nullable(z.enum(SETUP_CHOICES)),
});

const companySetup = z.object({
  /** In the order of `SETUP_STEPS`. */
  steps: z.array(setupStep),
  /** No step is open. */
  is_complete: z.boolean(),
  /** The dashboard no longer shows it. */
  is_closed: z.boolean(),
});
export type CompanySetup = z.infer<typeof companySetup>;

export const getCompanySetup = endpoint({
  name: 'getCompanySetup',
  base: 'main',
  method: 'GET',
  path: 'company/setup',
  summary: "Returns which steps of its set-up the caller's company has done, skipped, and still has to do.",
  access: 'companyAdmin',
  input: nothing,
  output: companySetup,
  problems: [],
});

export const chooseSetupStep = endpoint({
  name: 'chooseSetupStep',
  base: 'main',
  method: 'POST',
  path: 'company/setup/step',
  summary:
    'Skips a step of the set-up, says that people sign in with a password, or takes either back. Repeating the call changes nothing.',
  access: 'companyAdmin',
  input: z.object({
    step: z.enum(SETUP_STEPS),
    /** Null takes it back. */
    choice: z.nullable(z.enum(SETUP_CHOICES)),
  }),
  output: companySetup,
  problems: [],
});

export const closeCompanySetup = endpoint({
  name: 'closeCompanySetup',
  base: 'main',
  method: 'POST',
  path: 'company/setup/close',
  summary:
    'Removes the set-up from the dashboard of the administrators, once no step is open. Repeating the call changes nothing.',
  access: 'companyAdmin',
  input: nothing,
  output: companySetup,
  problems: ['setup_open'],
});

export const SETUP_ENDPOINTS = [getCompanySetup, chooseSetupStep, closeCompanySetup];
