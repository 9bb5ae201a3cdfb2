import { domainToASCII } from 'node:url';

/** Mail services at which everybody can have an address. */
const PUBLIC_MAIL = new Set(
  `126.com 163.com 21cn.com aim.com aol.com arcor.de att.net bellsouth.net bigpond.com bluewin.ch bol.com.br btinternet.com
  centrum.cz charter.net comcast.net cox.net daum.net earthlink.net email.com email.cz fastmail.com fastmail.fm foxmail.com
  free.fr freenet.de gmail.com gmx.at gmx.ch gmx.com gmx.de gmx.fr gmx.net googlemail.com hanmail.net hey.com home.nl
  hotmail.com hushmail.com icloud.com iinet.net.au inbox.lv inbox.ru interia.pl juno.com kakao.com laposte.net libero.it
  list.ru live.com lycos.com mac.com mail.com mail.de mail.ee mail.ru mailbox.org me.com msn.com nate.com naver.com ntlworld.com
  o2.pl onet.pl op.pl optusnet.com.au orange.fr outlook.com passport.com pm.me posteo.de posteo.net proton.me protonmail.ch
  protonmail.com qq.com rambler.ru rediffmail.com rocketmail.com rogers.com sapo.pt sbcglobal.net seznam.cz sfr.fr shaw.ca
  sina.cn sina.com sky.com sohu.com t-online.de talktalk.net telenet.be telia.com terra.com.br tiscali.it tuta.com tuta.io
  tutamail.com tutanota.com tutanota.de ukr.net uol.com.br verizon.net vip.qq.com virgilio.it virginmedia.com vodafone.it
  wanadoo.fr web.de wp.pl ya.ru yandex.com yandex.ru yeah.net ymail.com zoho.com zohomail.com`.split(/\s+/),
);
/** Services with a domain in many countries, such as yahoo.co.jp. */
const PUBLIC_MAIL_FAMILY = /^(?:yahoo|hotmail|outlook|live|yandex)\.(?:[a-z]{2,3}\.)?[a-z]{2,3}$/;
const NAME = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/**
 * The domain that somebody typed, as email addresses have it: lower case and ASCII. A leading @ is dropped. Undefined for
 * what is not a domain.
 */
export function toDomainName(typed: string): string | undefined {
  const text = typed.trim().replace(/^@/, '').replace(/\.$/, '');
  if (/[\s/@:?#]/.test(text)) return undefined;
  const name = domainToASCII(text).toLowerCase();
  return NAME.test(name) ? name : undefined;
}

/** True where people of any organization have addresses. */
export const isPublicMail = (domain: string): boolean =>
  PUBLIC_MAIL.has(domain) || PUBLIC_MAIL_FAMILY.test(domain);
