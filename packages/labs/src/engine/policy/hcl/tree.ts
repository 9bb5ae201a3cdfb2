/** The value of an attribute, as far as it can be known without Terraform. */
export type HclValue =
  | { kind: 'text'; value: string; templates: string[] }
  | { kind: 'number'; value: number }
  | { kind: 'bool'; value: boolean }
  | { kind: 'null' }
  | { kind: 'list'; items: HclValue[] }
  | { kind: 'map'; entries: Record<string, HclValue> }
  /** A reference such as `aws_s3_bucket.logs.arn`. */
  | { kind: 'reference'; path: string }
  | { kind: 'call'; name: string; args: HclValue[]; text: string }
  /** Any other expression: an operator, a condition, a `for`. */
  | { kind: 'raw'; text: string };

export interface HclAttribute {
  name: string;
  value: HclValue;
  /** The names that the value refers to, including those in templates and calls. */
  references: string[];
  line: number;
}

export interface HclBlock {
  type: string;
  labels: string[];
  line: number;
  endLine: number;
  attributes: Record<string, HclAttribute>;
  blocks: HclBlock[];
}

export interface HclFile {
  path: string;
  attributes: Record<string, HclAttribute>;
  blocks: HclBlock[];
}

/** Sets a field of a record, even if its key is `__proto__`. */
export function setOwn<T>(record: Record<string, T>, key: string, value: T): void {
  Object.defineProperty(record, key, { value, writable: true, enumerable: true, configurable: true });
}
