import { EmptyState, type EmptyStateProps, hiddenClass } from '@drawbridge/ui';

/** An address that cannot be one is to the reader what an unknown one is. */
export const isNotFound = ({ status }: { status?: number | undefined }) => status === 404 || status === 400;

export interface NotFoundProps extends Pick<EmptyStateProps, 'message' | 'actions' | 'page'> {
  title: string;
}

/** In place of a page about one thing that is not there, or not there any more. */
export function NotFound({ title, ...rest }: NotFoundProps) {
  return (
    <>
      <h1 className={hiddenClass}>{title}</h1>
      <EmptyState title={title} {...rest} />
    </>
  );
}
