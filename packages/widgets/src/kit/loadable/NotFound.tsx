import { EmptyState, type EmptyStateProps, hiddenClass } from '@drawbridge/ui';

/** To the reader, an impossible URL is the same as an unknown one. */
export const isNotFound = ({ status }: { status?: number | undefined }) => status === 404 || status === 400;

export interface NotFoundProps extends Pick<EmptyStateProps, 'message' | 'actions' | 'page'> {
  title: string;
}

/** Replaces a page about something that does not exist, or no longer does. */
export function NotFound({ title, ...rest }: NotFoundProps) {
  return (
    <>
      <h1 className={hiddenClass}>{title}</h1>
      <EmptyState title={title} {...rest} />
    </>
  );
}
