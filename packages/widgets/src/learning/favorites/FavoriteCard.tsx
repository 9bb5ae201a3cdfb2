import { ALL_LIST, type WishlistCategory, type WishlistItem } from '@drawbridge/contracts/learning';
import { isClosed, isLabWish } from '@drawbridge/contracts/rules';
import {
  Badge,
  Button,
  Card,
  IconButton,
  Inline,
  iconFolder,
  LinkButton,
  Menu,
  ProgressBar,
  Stack,
} from '@drawbridge/ui';
import { toDurationWords, toLevelWord } from '../../kit/labels/index.ts';
import { LockBadge } from '../../kit/lock/index.ts';
import { useStore } from '../../provider/index.ts';
import { CoursePicture } from '../course/CoursePicture.tsx';
import { toCourseVerb } from '../course/course-verb.ts';
import { ConnectedWishlistButton } from '../wishlist/ConnectedWishlistButton.tsx';
import * as styles from './favorites.css.ts';
import { t } from './messages.ts';

interface FavoriteCardProps {
  item: WishlistItem;
  lists: readonly WishlistCategory[];
  /** The address of what it opens. Without it, `onOpen` is called. */
  href?: string | undefined;
  onOpen: () => void;
}

/** Shows one favorite, which opens or continues the course or lab and can be sorted into lists. @see WISH-20 */
export function FavoriteCard({ item, lists, href, onOpen }: FavoriteCardProps) {
  const wishlist = useStore('wishlist');
  const isLab = isLabWish(item);
  const verb = toCourseVerb(isLab ? { ...item, is_completed: item.progress === 100 } : item);
  const look = {
    tone: item.is_enrolled && !isClosed(item) ? ('primary' as const) : ('neutral' as const),
    size: 'sm' as const,
  };
  const named = lists.filter(({ sk }) => sk !== ALL_LIST.path);
  return (
    <Card as="article" padding="none">
      <div className={styles.picture}>
        <CoursePicture course={{ _key: item.sk, ...item }} />
        <div className={styles.heart}>
          <ConnectedWishlistButton course={{ _key: item.sk, event_name: item.event_name }} />
        </div>
      </div>
      <Stack gap="3" className={styles.body}>
        <Inline gap="2">
          <LockBadge thing={item} />
          {isLabWish(item) && <Badge>{t(item.type)}</Badge>}
          {item.proficiency && <Badge>{toLevelWord(item.proficiency)}</Badge>}
          {item.type !== 'playground' && (
            <span className={styles.muted}>
              {t('minutes', { duration: toDurationWords(item.avg_minutes * 60) })}
            </span>
          )}
        </Inline>
        <h3 className={styles.title}>{item.event_name}</h3>
        <p className={styles.description}>{item.description}</p>
        {item.is_enrolled && !isLab && (
          <ProgressBar value={item.progress} label={item.event_name} showValue size="sm" />
        )}
        <Inline justify="between" className={styles.actions}>
          {href === undefined ? (
            <Button {...look} onClick={onOpen}>
              {verb}
            </Button>
          ) : (
            <LinkButton {...look} href={href}>
              {verb}
            </LinkButton>
          )}
          {named.length > 0 && (
            <Menu
              label={t('moveTo', { title: item.event_name })}
              items={named.map((list) => {
                const isIn = list.events.includes(item.sk);
                return {
                  id: list.sk,
                  label: list.name,
                  checked: isIn,
                  onSelect: () =>
                    void (isIn
                      ? wishlist.removeFromList(item.sk, list.sk)
                      : wishlist.addToList(item.sk, list.sk)),
                };
              })}
              trigger={(props) => (
                <IconButton
                  {...props}
                  icon={iconFolder}
                  label={t('moveTo', { title: item.event_name })}
                  tone="quiet"
                  size="sm"
                />
              )}
            />
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
