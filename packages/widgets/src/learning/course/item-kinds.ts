import type { ObjectType } from '@drawbridge/contracts';
import { type IconData, iconArticle, iconDownload, iconLab, iconQuiz, iconVideo } from '@drawbridge/ui';
import type { Message } from '@drawbridge/ui/messages';
import { kindMessages } from './messages.ts';

const kind = (icon: IconData, message: Message) => ({
  icon,
  get word() {
    return message.text;
  },
});

/** Word and picture of each kind of content; the word is first: color alone conveys nothing. */
export const ITEM_KINDS: Record<ObjectType, { icon: IconData; readonly word: string }> = {
  media: kind(iconArticle, kindMessages.media),
  quiz: kind(iconQuiz, kindMessages.quiz),
  aiquiz: kind(iconQuiz, kindMessages.aiquiz),
  lab: kind(iconLab, kindMessages.lab),
  vid: kind(iconVideo, kindMessages.vid),
  download: kind(iconDownload, kindMessages.download),
};
