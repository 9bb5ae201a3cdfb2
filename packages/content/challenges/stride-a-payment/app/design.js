// The design of the payment flow. Each entry is a decision; the comment lists what can be chosen.
module.exports = {
  // Where the price of an order comes from: 'form' | 'catalogue'
  price: 'form',

  // Who sees an order: 'number' (whoever has its number) | 'buyer' (its buyer, and clerks)
  orderPage: 'number',

  // Whose payment messages are accepted:
  // 'open' (everybody's) | 'address' (X-Forwarded-For is the provider's) | 'signature' (HMAC of the body, with a key that the provider
  // and we have) | 'signature and time' (the same, and not older than five minutes)
  messageFrom: 'open',

  // The amount in a payment message: 'ignored' | 'compared' (with the amount of the order)
  messageAmount: 'ignored',

  // A payment message that arrives again: 'accepted' | 'once' (each event has a number, and it counts once)
  messageRepeat: 'accepted',

  // How often a card may be tried: 'unlimited' | 'per order' (five times for each order) | 'per buyer' (five times an hour for each buyer)
  cardAttempts: 'unlimited',

  // Who pays money back: 'one clerk' | 'two clerks' (another one approves)
  refunds: 'one clerk',

  // What the log has about a refund or a card: 'status' | 'who and what' | 'everything' (all fields of the request)
  log: 'status',
};
