import { KnownProblem, type KnownProblemProps, LoadingBlocks } from '../../kit/loadable/index.ts';
import { t } from './messages.ts';

/** The settings of the company could not be loaded, or the reader may not see them. */
export function SettingsProblem(props: Pick<KnownProblemProps, 'problem' | 'onRetry'>) {
  return (
    <KnownProblem
      {...props}
      title={t('problem')}
      known={{ forbidden: { title: t('denied'), message: t('deniedText') } }}
    />
  );
}

export const LoadingSettings = () => <LoadingBlocks label={t('loading')} heights={[260, 200]} gap="6" />;
