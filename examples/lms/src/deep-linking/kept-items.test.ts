import { expect, it } from 'vitest';
import type { Behaviour } from '../behaviour/behaviour.ts';
import { FIRST_COURSE, FIRST_DEPLOYMENT } from '../sample-data.ts';
import { provideSetup } from '../testing/provide-setup.ts';
import { NOOR } from '../testing/setup.ts';
import { addItems } from './add-items.ts';
import { readItems } from './read-items.ts';

const setup = provideSetup();

const ITEM = {
  type: 'ltiResourceLink',
  title: 'A lab',
  url: 'https://tool.example/lti/launch?lab_id=a',
  custom: { lab_id: 'a' },
  window: { targetName: '_blank' },
  submission: { endDateTime: '2099-01-01T00:00:00Z' },
};

function add(changes: Partial<Behaviour>) {
  const { state } = setup.lms;
  Object.assign(state.behaviour, changes);
  const request = {
    data: 'x',
    userId: 'u-201',
    courseKey: FIRST_COURSE,
    deploymentKey: FIRST_DEPLOYMENT,
    acceptTypes: ['ltiResourceLink' as const],
    acceptMultiple: true,
    acceptLineItem: true,
    echoesData: true,
    wasAnswered: false,
  };
  const [added] = addItems(state, request, readItems([ITEM]));
  return added?.activity;
}

it('linkKeeps: the link keeps both, only the parameters, or only the URL', () => {
  expect(add({})).toMatchObject({ url: ITEM.url, custom: ITEM.custom });
  expect(add({ linkKeeps: 'custom' })).toMatchObject({ url: undefined, custom: ITEM.custom });
  expect(add({ linkKeeps: 'url' })).toMatchObject({ url: ITEM.url, custom: {} });
});

it('itemDates: off drops dates and the requested window', () => {
  expect(add({})).toMatchObject({ prefersWindow: true, submission: ITEM.submission });
  expect(add({ itemDates: false })).toMatchObject({ prefersWindow: false, submission: undefined });
});

it('linkNeedsUrl: a link without an address is listed, says why it does not open, and launches nobody', async () => {
  const activity = add({ linkKeeps: 'custom', linkNeedsUrl: true });
  const noor = await setup.as(NOOR);
  const refused = await noor.get(`/activities/${activity?.id}/launch`);
  expect(refused.headers.get('location')).toBe(`/activities/${activity?.id}`);
  expect(await (await noor.get('/')).text()).toContain('This link has no address');
});
