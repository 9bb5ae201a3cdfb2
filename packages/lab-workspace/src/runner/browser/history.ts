/** The history of a browser: the addresses before and after the one that is shown. */
export interface History {
  back: readonly string[];
  ahead: readonly string[];
}

const MAX_KEPT = 50;

export const EMPTY_HISTORY: History = { back: [], ahead: [] };

/** After a new page was opened: the forward part is empty. */
export function toOpened({ back, ahead }: History, from: string): History {
  if (back.at(-1) === from) return { back, ahead };
  return { back: [...back, from].slice(-MAX_KEPT), ahead: [] };
}

export function toBack({ back, ahead }: History, from: string): History {
  return { back: back.slice(0, -1), ahead: [from, ...ahead] };
}

export function toForward({ back, ahead }: History, from: string): History {
  return { back: [...back, from], ahead: ahead.slice(1) };
}
