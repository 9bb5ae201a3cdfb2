import type { ObjectType } from '@drawbridge/contracts';
import { type IconData, iconArticle, iconDownload, iconLab, iconQuiz, iconVideo } from '@drawbridge/ui';

/** Word and picture of each kind of content; the word is first: color alone conveys nothing. */
export const ITEM_KINDS: Record<ObjectType, { icon: IconData; word: string }> = {
  media: { icon: iconArticle, word: 'Article' },
  quiz: { icon: iconQuiz, word: 'Quiz' },
  aiquiz: { icon: iconQuiz, word: 'Quiz' },
  lab: { icon: iconLab, word: 'Lab' },
  vid: { icon: iconVideo, word: 'Video' },
  download: { icon: iconDownload, word: 'Download' },
};
