import { useSearch } from 'wouter/use-browser-location';
import { paths } from '../../../router/paths.ts';
import { useNavigate } from '../../../router/use-navigate.ts';
import { t } from './messages.ts';

/** The filters are in the address, so that a link and the way back show the same rows. */
const MOST_CHARACTERS = 100;

/** Reads and writes the filters of a list in the address. */
export function useAddressView<View extends object>(none: View): [View, (view: View) => void] {
  const navigate = useNavigate();
  const query = new URLSearchParams(useSearch());
  const names = Object.keys(none);
  const view = Object.fromEntries(
    names.map((name) => [name, (query.get(name) ?? '').trim().slice(0, MOST_CHARACTERS)]),
  ) as View;
  function set(next: View) {
    const set = new URLSearchParams(
      Object.entries(next).filter((entry): entry is [string, string] => entry[1] !== ''),
    ).toString();
    navigate(location.pathname + (set === '' ? '' : `?${set}`), { replace: true });
  }
  return [view, set];
}

/** The page of a person's certificate has both ids in its query, because its address has no place for them. */
export const toCertificateHref = (assignmentId: string, personId: string): string =>
  `${paths.companyUserCertificate}?${new URLSearchParams({ assignment: assignmentId, user: personId })}`;

const toCrumb = (key: 'all' | 'course' | 'challenge', href: string) => ({
  get label() {
    return t(key);
  },
  href,
});

/** Pages above others; one array for every render, whose texts are read when they are shown. */
export const ABOVE_ALL = [toCrumb('all', paths.companyAssignments)];
export const ABOVE_TYPE = {
  course: [toCrumb('all', paths.companyAssignments), toCrumb('course', paths.companyAssignedCourses)],
  challenge: [
    toCrumb('all', paths.companyAssignments),
    toCrumb('challenge', paths.companyChallengeAssignments),
  ],
};
