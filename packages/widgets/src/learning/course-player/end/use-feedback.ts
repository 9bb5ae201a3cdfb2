import { useState } from 'react';

/** A person's feedback on a course, or that they skip it. */
export interface GivenFeedback {
  rating?: number;
  comment?: string;
  skip?: boolean;
}

export interface FeedbackForm {
  rating: number | undefined;
  comment: string;
  isSending: boolean;
  /** True once there is something to send. */
  canSend: boolean;
  setRating: (rating: number) => void;
  setComment: (comment: string) => void;
  send: () => Promise<void>;
  skip: () => void;
}

/** A rating, a comment or both, to be sent or skipped. @see PLAYER-27 */
export function useFeedback({
  onSend,
  onSent,
  onSkip,
}: {
  /** Returns true when it was stored. */
  onSend: (feedback: GivenFeedback) => Promise<boolean>;
  onSent: () => void;
  onSkip: () => void;
}): FeedbackForm {
  const [rating, setRating] = useState<number>();
  const [comment, setComment] = useState('');
  const [isSending, setIsSending] = useState(false);
  const text = comment.trim();
  return {
    rating,
    comment,
    isSending,
    canSend: rating !== undefined || text !== '',
    setRating,
    setComment,
    async send() {
      setIsSending(true);
      const isStored = await onSend({ ...(rating && { rating }), ...(text && { comment: text }) });
      setIsSending(false);
      if (isStored) onSent();
    },
    skip() {
      // The learner does not wait for it: if it is lost, the course asks again.
      void onSend({ skip: true });
      onSkip();
    },
  };
}
