// The design of the payment flow. Each entry is a decision; the comment lists what can be chosen.
module.exports = {
  // Where the price of an order comes from: 'form' | 'catalogue'
  price: 'catalogue',

  // Who sees an order: 'number' (whoever has its number) | 'buyer' (its buyer, and clerks)
  orderPage: 'buyer',

  // Whose payment messages are accepted:
  // 'open' (everybody's) | 'address' (X-Forwarded-For is the provider's) | 'signature' (HMAC of the body, with a key that the provider
  // and we have) | 'signature and time' (the same, and not older than five minutes)
  messageFrom: 'signature',

  // The amount in a payment message: 'ignored' | 'compared' (with the amount of the order)
  messageAmount: 'compared',

  // A payment message that arrives again: 'accepted' | 'once' (each event has a number, and it counts once)
  messageRepeat: 'once',

  // How often a card may be tried: 'unlimited' | 'per order' (five times for each order) | 'per buyer' (five times an hour for each buyer)
  cardAttempts: 'per buyer',

  // Who pays money back: 'one clerk' | 'two clerks' (another one approves)
  refunds: 'two clerks',

  // What the log has about a refund or a card: 'status' | 'who and what' | 'everything' (all fields of the request)
  log: 'who and what',
};
