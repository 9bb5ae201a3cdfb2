import { badgeAwardId, problem } from '@drawbridge/contracts';
import { drawBadge } from '@drawbridge/pictures';
import express, { type Response, type Router } from 'express';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { KeyRing } from '../../kernel/keys/index.ts';
import { badgeReadsFrom } from './badges.limits.ts';
import { findAward, findBadge, readRevokedBits } from './badges.store.ts';
import { type Credentials, STATUS_LIST_BITS } from './credential.ts';

const SHORT_SECONDS = 300;

/** Marks the credential in the picture that carries it. @see https://www.imsglobal.org/spec/ob/v3p0#svg */
const BAKED_NAMESPACE = 'xmlns:openbadges="https://purl.imsglobal.org/ob/v3p0"';

/** What other programs read of badges: public, for pages of any origin. */
export function createBadgeRouter(deps: {
  database: Database;
  credentials: Credentials;
  keys: Pick<KeyRing, 'publicSet'>;
  limits: Pick<Limits, 'check'>;
  clock: Clock;
}): Router {
  const { credentials, keys, limits, clock } = deps;
  const { db } = deps.database;
  const router = express.Router();

  router.use('/badges', async (req, res, next) => {
    if (req.path.indexOf('/', 1) < 0 && req.path !== '/issuer' && req.path !== '/keys') return next('router');
    await limits.check([badgeReadsFrom(req.ip ?? '')]);
    res.set({ 'access-control-allow-origin': '*', 'cache-control': `public, max-age=${SHORT_SECONDS}` });
    next();
  });

  router.get('/badges/issuer', (_req, res) => void res.json(credentials.toProfile()));
  router.get('/badges/keys', async (_req, res) => void res.json(await keys.publicSet()));
  router.get('/badges/keys/:kid', async (req, res) => {
    const key = (await keys.publicSet()).keys.find(({ kid }) => kid === req.params.kid);
    if (!key) throw problem('not_found');
    res.json(key);
  });

  router.get('/badges/status/:list', async (req, res) => {
    const list = /^\d{1,6}$/.test(req.params.list) ? Number(req.params.list) : undefined;
    if (list === undefined) throw problem('not_found');
    const bits = { from: list * STATUS_LIST_BITS, size: STATUS_LIST_BITS };
    const jwt = await credentials.signStatusList(list, await readRevokedBits(db, bits), clock.now());
    res.set('content-type', 'application/vc+jwt').end(jwt);
  });

  async function getBadge(id: string) {
    const badge = await findBadge(db, id);
    if (!badge) throw problem('badge_not_found');
    return badge;
  }
  router.get('/badges/achievements/:badgeId', async (req, res) => {
    res.json(credentials.toAchievement(await getBadge(req.params.badgeId)));
  });
  router.get('/badges/achievements/:badgeId/picture.svg', async (req, res) => {
    const { drawing, title } = await getBadge(req.params.badgeId);
    sendSvg(res, drawBadge(drawing, { title }));
  });

  async function signFor(awardId: string, holderKey: unknown) {
    const award = badgeAwardId.safeParse(awardId).success ? await findAward(db, awardId) : undefined;
    if (!award) throw problem('badge_not_found');
    const { jwt } = await credentials.signAward(award, credentials.isHolderKey(awardId, holderKey));
    return { award, jwt };
  }
  /** JSON cannot hold a JWT but in an envelope. @see https://www.w3.org/TR/vc-data-model-2.0/#enveloped-verifiable-credentials */
  router.get('/badges/:awardId/credential.json', async (req, res) => {
    const { award, jwt } = await signFor(req.params.awardId, req.query.key);
    setDownload(res, `${award.badgeId}.json`).json({
      '@context': 'https://www.w3.org/ns/credentials/v2',
      id: `data:application/vc+jwt,${jwt}`,
      type: 'EnvelopedVerifiableCredential',
    });
  });
  router.get('/badges/:awardId/credential.jwt', async (req, res) => {
    const { award, jwt } = await signFor(req.params.awardId, req.query.key);
    setDownload(res, `${award.badgeId}.jwt`).set('content-type', 'application/vc+jwt').end(jwt);
  });
  router.get('/badges/:awardId/badge.svg', async (req, res) => {
    const { award, jwt } = await signFor(req.params.awardId, req.query.key);
    const { title, drawing } = award.badge;
    const baked = `<openbadges:credential verify="${jwt}"></openbadges:credential>`;
    sendSvg(
      setDownload(res, `${award.badgeId}.svg`),
      drawBadge(drawing, { title, namespaces: BAKED_NAMESPACE, baked }),
    );
  });
  return router;
}

/** What is signed for one holder is kept by nobody on the way. */
const setDownload = (res: Response, name: string) =>
  res.set({ 'content-disposition': `attachment; filename="${name}"`, 'cache-control': 'no-store' });

const sendSvg = (res: Response, svg: string) =>
  void res.set('content-type', 'image/svg+xml; charset=utf-8').end(svg);
