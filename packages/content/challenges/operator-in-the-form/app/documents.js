// A small document store. It takes queries like the well-known ones: a plain value is compared, an object holds operators.
const fs = require('fs');

const OPERATORS = {
  __proto__: null,
  $eq: (value, wanted) => value === wanted,
  $ne: (value, wanted) => value !== wanted,
  $gt: (value, wanted) => typeof value === typeof wanted && value > wanted,
  $gte: (value, wanted) => typeof value === typeof wanted && value >= wanted,
  $lt: (value, wanted) => typeof value === typeof wanted && value < wanted,
  $lte: (value, wanted) => typeof value === typeof wanted && value <= wanted,
  $in: (value, wanted) => [].concat(wanted).includes(value),
  $nin: (value, wanted) => ![].concat(wanted).includes(value),
  $exists: (value, wanted) => (value !== undefined) === (wanted === true || wanted === 'true'),
  $regex: (value, wanted) => typeof value === 'string' && new RegExp(wanted).test(value),
};

function fits(value, wanted) {
  if (wanted === null || typeof wanted !== 'object') return value === wanted;
  const operators = Object.entries(wanted);
  return operators.length > 0 && operators.every(([name, operand]) => OPERATORS[name]?.(value, operand) ?? false);
}

function collection(path) {
  const documents = JSON.parse(fs.readFileSync(path, 'utf8'));
  const find = (query) => documents.filter((document) => Object.entries(query).every(([field, wanted]) => fits(document[field], wanted)));
  return { find, findOne: (query) => find(query)[0] };
}

module.exports = { collection };
