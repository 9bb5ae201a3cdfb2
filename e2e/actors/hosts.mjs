/**
 * Loaded before a server of a journey: names of E2E_HOSTS lead to this machine, as the browser's resolver rules do
 * for the browser. Nothing of the machine is changed.
 */
import dns from 'node:dns';

const names = new Set((process.env.E2E_HOSTS ?? '').split(','));
const lookup = dns.lookup;
dns.lookup = (name, options, done) => {
  const [settings, callback] = typeof options === 'function' ? [{}, options] : [options, done];
  if (!names.has(name)) return lookup(name, settings, callback);
  const address = { address: '127.0.0.1', family: 4 };
  process.nextTick(() =>
    settings.all ? callback(null, [address]) : callback(null, address.address, address.family),
  );
};
