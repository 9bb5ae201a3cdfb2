import { describe, expect, it } from 'vitest';
import { findReferences, parseHcl } from './parse.ts';

const read = (text: string) => parseHcl('main.tf', text);

describe('HCL', () => {
  it('HCL blocks, labels, attributes and nested blocks are read with their lines', () => {
    const { blocks } = read(
      '# a comment\nresource "aws_s3_bucket" "logs" {\n  bucket = "logs-${var.env}" // here\n  versioning {\n    enabled = true\n  }\n  /* and\n here */\n  tags = { a = 1, "b c" : [1, -2.5, null,] }\n}\n',
    );
    expect(blocks[0]).toMatchObject({
      type: 'resource',
      labels: ['aws_s3_bucket', 'logs'],
      line: 2,
      endLine: 10,
    });
    expect(blocks[0]?.attributes['bucket']).toMatchObject({
      value: { kind: 'text', value: 'logs-${var.env}', templates: ['var.env'] },
      references: ['var.env'],
      line: 3,
    });
    expect(blocks[0]?.blocks[0]).toMatchObject({
      type: 'versioning',
      attributes: { enabled: { value: { value: true }, line: 5 } },
    });
    expect(blocks[0]?.attributes['tags']).toMatchObject({
      line: 9,
      value: {
        kind: 'map',
        entries: { a: { value: 1 }, 'b c': { items: [{ value: 1 }, { value: -2.5 }, { kind: 'null' }] } },
      },
    });
  });

  it.each([
    ['a reference', 'aws_s3_bucket.logs.arn', { kind: 'reference', path: 'aws_s3_bucket.logs.arn' }],
    ['an index', 'var.list[0].id', { kind: 'reference', path: 'var.list[0].id' }],
    ['a call', 'jsonencode({ a = var.b })', { kind: 'call', name: 'jsonencode', args: [{ kind: 'map' }] }],
    ['a condition', 'var.a ? "x" : "y"', { kind: 'raw', text: 'var.a ? "x" : "y"' }],
    ['a for', '[for s in var.l : upper(s)]', { kind: 'raw' }],
    [
      'a heredoc',
      '<<-EOT\n    one\n      two ${var.x}\n    EOT',
      { kind: 'text', value: 'one\n  two ${var.x}\n', templates: ['var.x'] },
    ],
    ['escapes', '"a\\"b\\n$${c}"', { kind: 'text', value: 'a"b\n$${c}', templates: [] }],
    [
      'quotes in a template',
      '"${lookup(var.m, "k")}-x"',
      { kind: 'text', templates: ['lookup(var.m, "k")'] },
    ],
  ])('HCL with %s is read', (_name, text, value) => {
    expect(read(`x = ${text}\n`).attributes['x']?.value).toMatchObject(value);
  });

  it('the references of an expression are named', () => {
    expect(findReferences('merge(local.tags, { a = "no.ref ${data.x.y.id}" })')).toEqual([
      'local.tags',
      'data.x.y.id',
    ]);
  });

  it.each([
    ['resource "a" {\n  x = 1\n', /main\.tf:3:1: expected }, found the end of the file/],
    ['a = \n}', /main\.tf:2:1: expected a value/],
    ['a = 1 2', /main\.tf:1:/],
    ['a = "b', /main\.tf:1:5: this string has no closing quote/],
    ['a = 1\na = 2', /main\.tf:2:1: a is set twice/],
    [`a = ${'['.repeat(5_000)}`, /nested deeper/],
    ['a {'.repeat(5_000), /nested deeper/],
    [`a = "${'x'.repeat(70_000)}"`, /longer than/],
  ])('the position of the fault in %j is reported', (text, message) => {
    expect(() => read(text)).toThrow(message);
  });
});
