import { Fragment } from 'react';
import { useWorkspacePage } from '../../page/workspace-page-context.ts';
import { t } from '../messages.ts';
import { findPlaces } from './find-places.ts';
import { place as placeStyle } from './PlaceLinks.css.ts';

/** The text of `PlaceText`, its places as links. */
export function PlaceLinks({ text }: { text: string }) {
  const { lab, actions } = useWorkspacePage();
  const paths = lab.value.files.map(({ path }) => path);
  return findPlaces(text, paths).map(({ text: part, place }, index) =>
    place ? (
      <button
        // Parts of a text never change order.
        key={index}
        type="button"
        className={placeStyle}
        title={t('code.openPlace', { path: place.path, line: place.line })}
        onClick={() => actions.goToPlace(place)}
      >
        {part}
      </button>
    ) : (
      // Parts of a text never change order.
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
