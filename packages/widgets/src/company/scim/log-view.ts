import type { ScimLogShow } from '@drawbridge/client/stores/company/scim/scim-log';
import { SCIM_LOG_SHOWS } from '@drawbridge/contracts/company';

/** Which lines of the log are shown; the host keeps it in its URL. */
export interface LogView {
  search: string;
  show: ScimLogShow;
  /** Only lines about this user; empty for all. */
  user: string;
}

export const WHOLE_LOG: LogView = { search: '', show: 'all', user: '' };

const MOST_CHARACTERS = 100;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What is not named, or is named wrongly, does not filter. */
export function toLogView(given: Readonly<Record<string, string>>): LogView {
  const { search = '', show = '', user = '' } = given;
  return {
    search: search.trim().slice(0, MOST_CHARACTERS),
    show: SCIM_LOG_SHOWS.find((one) => one === show) ?? WHOLE_LOG.show,
    user: UUID.test(user) ? user : '',
  };
}

/** The parts of a URL that name a view; empty for the whole log. */
export function toLogParams({ search, show, user }: LogView): Record<string, string> {
  return {
    ...(search && { search }),
    ...(show !== WHOLE_LOG.show && { show }),
    ...(user && { user }),
  };
}
