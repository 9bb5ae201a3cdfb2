import type { Request, RequestHandler, Response } from 'express';
import type { Course } from './model.ts';
import type { View } from './pages/layout.ts';
import { toSignIn } from './pages/sign-in.ts';
import { FIRST_COURSE } from './sample-data.ts';
import { readUser } from './services/sign-in.ts';
import type { State } from './state.ts';

export const readForm = (req: Request): Record<string, unknown> =>
  (req.body ?? {}) as Record<string, unknown>;

/** One text of a form; empty where it is missing or was sent twice. */
export function readField(req: Request, name: string): string {
  const value = readForm(req)[name];
  return typeof value === 'string' ? value.trim() : '';
}

/** Elsewhere, in place of a page. */
export function goTo(res: Response, path: string): undefined {
  res.redirect(303, path);
}

/** Pages and actions for signed-in users. */
export function createViews(state: State) {
  /** The course of the address; the first one where the address has none. */
  function pickCourse(req: Request): Course {
    const course =
      state.courses.get(String(req.params.course ?? FIRST_COURSE)) ?? state.courses.get(FIRST_COURSE);
    if (!course) throw new Error('the platform has no course');
    return course;
  }
  const readView = (req: Request): View | undefined => {
    const user = readUser(state, req);
    return user && { state, user, course: pickCourse(req) };
  };
  return {
    pickCourse,
    /** Shows a page; somebody who is not signed in chooses a user first. */
    page:
      (show: (view: View, req: Request, res: Response) => string | undefined): RequestHandler =>
      (req, res) => {
        const view = readView(req);
        const shown = view ? show(view, req, res) : toSignIn(state);
        if (shown !== undefined) res.send(shown);
      },
    /** Does something; somebody who is not signed in is sent to the start. */
    act:
      (run: (view: View, req: Request, res: Response) => void | Promise<void>): RequestHandler =>
      async (req, res) => {
        const view = readView(req);
        if (view) await run(view, req, res);
        else res.redirect(303, '/');
      },
  };
}
