import { LinkButton } from '@drawbridge/ui';
import { ConnectedPracticeCatalogue } from '@drawbridge/widgets/learning/practice-catalogue';
import { paths } from '../../../router/paths.ts';
import { AskField } from './AskField.tsx';
import { ListFrame } from './ListFrame.tsx';
import { t } from './list-messages.ts';

/** @see LAB-7 */
export const ChallengesScreen = () => (
  <ListFrame
    type="challenge"
    actions={
      <>
        <LinkButton tone="quiet" href={paths.showcaseUpload}>
          {t('showcase')}
        </LinkButton>
        <LinkButton href={paths.customChallenge}>{t('customChallenge')}</LinkButton>
      </>
    }
  >
    {(list) => (
      <>
        <AskField />
        <ConnectedPracticeCatalogue key="challenge" type="challenge" {...list} />
      </>
    )}
  </ListFrame>
);

/** @see LAB-8 */
export const PlaygroundsScreen = () => (
  <ListFrame type="playground">
    {(list) => <ConnectedPracticeCatalogue key="playground" type="playground" {...list} />}
  </ListFrame>
);
