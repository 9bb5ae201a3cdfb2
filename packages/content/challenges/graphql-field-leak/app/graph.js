// A small executor for queries in the shape of GraphQL: fields, arguments, aliases (short: name), nesting.
const MOST_DEPTH = 8;
const MOST_FIELDS = 2000;

function parse(source) {
  const tokens = source.match(/"(?:[^"\\]|\\.)*"|[A-Za-z_]\w*|\d+|[{}():]/g) ?? [];
  let at = 0;
  const take = (wanted) => {
    if (tokens[at] !== wanted) throw new Error(`expected ${wanted} and found ${tokens[at] ?? 'the end'}`);
    at += 1;
  };
  function selection(depth) {
    if (depth > MOST_DEPTH) throw new Error('the query is nested too deeply');
    const fields = [];
    take('{');
    while (tokens[at] !== '}') {
      let name = tokens[at++];
      if (!/^[A-Za-z_]/.test(name ?? '')) throw new Error('a field is missing');
      let key = name;
      if (tokens[at] === ':') {
        at += 1;
        name = tokens[at++];
      }
      const args = {};
      if (tokens[at] === '(') {
        at += 1;
        while (tokens[at] !== ')') {
          const argument = tokens[at++];
          take(':');
          args[argument] = JSON.parse(tokens[at++] ?? '');
        }
        at += 1;
      }
      fields.push({ key, name, args, fields: tokens[at] === '{' ? selection(depth + 1) : null });
    }
    take('}');
    return fields;
  }
  if (tokens[at] === 'query') at += 1;
  const fields = selection(1);
  if (at < tokens.length) throw new Error('unexpected text after the query');
  return fields;
}

function run(schema, source, context) {
  let count = 0;

  function select(typeName, parent, fields) {
    const type = schema[typeName];
    const out = {};
    for (const { key, name, args, fields: inner } of fields) {
      if (++count > MOST_FIELDS) throw new Error('the query asks for too many fields');
      if (!Object.hasOwn(type, name)) throw new Error(`${typeName} has no field ${name}`);
      const field = type[name];
      if (Boolean(field.type) !== Boolean(inner)) throw new Error(`${name} ${field.type ? 'needs' : 'takes no'} fields`);
      const value = field.resolve ? field.resolve(parent, args, context) : parent[name];
      const show = (item) => (item === undefined || item === null ? null : inner ? select(field.type, item, inner) : item);
      out[key] = Array.isArray(value) ? value.map(show) : show(value);
    }
    return out;
  }

  try {
    return { data: select('Query', {}, parse(source)) };
  } catch (error) {
    return { errors: [{ message: error.message }] };
  }
}

module.exports = { run };
