import { type Endpoint, PROBLEMS, toPathFields, toReplyFields } from '@drawbridge/contracts';
import * as z from 'zod';

type Json = Record<string, unknown>;

function toSchema(schema: Endpoint['input'], io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return json;
}

function toOperation(endpoint: Endpoint): Json {
  const input = toSchema(endpoint.input, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  const inPath = toPathFields(endpoint.path);
  const inQuery =
    endpoint.method === 'GET'
      ? Object.keys(input.properties ?? {}).filter((name) => !inPath.includes(name))
      : (endpoint.query ?? []);
  const parameters = [...inPath.map((name) => [name, 'path']), ...inQuery.map((name) => [name, 'query'])].map(
    ([name, place]) => ({
      name,
      in: place,
      required: place === 'path' || (input.required ?? []).includes(name as string),
      schema: input.properties?.[name as string] ?? {},
    }),
  );
  const bodyFields = Object.entries(input.properties ?? {}).filter(
    ([name]) => !inPath.includes(name) && !inQuery.includes(name),
  );
  const body =
    endpoint.method === 'GET' || bodyFields.length === 0
      ? undefined
      : {
          type: 'object',
          properties: Object.fromEntries(bodyFields),
          required: (input.required ?? []).filter((name) => bodyFields.some(([field]) => field === name)),
        };
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.base],
    ...(endpoint.access === 'public' ? { security: [] } : {}),
    parameters,
    ...(body ? { requestBody: { required: true, content: { 'application/json': { schema: body } } } } : {}),
    responses: toResponses(endpoint),
  };
}

/** The schemas of the fields that hold the output. */
function toReplySchemas(endpoint: Endpoint): Json {
  const output = toSchema(endpoint.output, 'output');
  return toReplyFields(endpoint, endpoint.dataField === undefined ? output : output['properties']);
}

function toContent(endpoint: Endpoint): Json {
  if (endpoint.isFile)
    return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  return {
    'application/json': {
      schema: {
        type: 'object',
        properties: {
          success: { const: true },
          message: { type: 'string' },
          ...toReplySchemas(endpoint),
        },
      },
    },
  };
}

function toResponses(endpoint: Endpoint): Json {
  const responses: Json = { 200: { description: 'Done', content: toContent(endpoint) } };
  const codes = [
    'bad_input',
    ...endpoint.problems,
    ...(endpoint.access === 'public' ? [] : (['not_signed_in', 'token_expired'] as const)),
    'unavailable',
  ] as const;
  for (const code of codes) {
    const status = PROBLEMS[code].status;
    const known = responses[status] as { description: string } | undefined;
    responses[status] = {
      description: [known?.description, `\`${code}\`: ${PROBLEMS[code].message}`].filter(Boolean).join(' '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
    };
  }
  return responses;
}

/** OpenAPI 3.1 document made from the endpoints themselves, so it cannot differ from the code. */
export function toOpenApi(endpoints: readonly Endpoint[], info: { title: string; publicUrl: string }): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = `/api/${endpoint.base}/${endpoint.path.replaceAll(/:([a-z_]+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: toOperation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${info.title} API`, version: '1' },
    servers: [{ url: info.publicUrl }],
    security: [{ session: [] }],
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The bare token; `Bearer <token>` is accepted too.',
        },
      },
      schemas: {
        Problem: {
          type: 'object',
          required: ['success', 'code', 'message'],
          properties: {
            success: { const: false },
            code: { enum: Object.keys(PROBLEMS) },
            message: { type: 'string' },
            errors: {
              type: 'object',
              additionalProperties: { type: 'string' },
              description: 'Message by field',
            },
            incident: { type: 'string', description: 'Id of the log entry, for faults of ours' },
          },
        },
      },
    },
  };
}
