import { KnownProblem, type KnownProblemProps } from '../../kit/loadable/index.ts';
import { t } from './messages.ts';

/** The partners of the company could not be loaded, or the reader may not see them. */
export function PartnersProblem(props: Pick<KnownProblemProps, 'problem' | 'onRetry'>) {
  return (
    <KnownProblem
      {...props}
      page
      title={t('problem')}
      known={{ forbidden: { title: t('denied'), message: t('denied.message') } }}
    />
  );
}
