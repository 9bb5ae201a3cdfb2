import { access } from './access-patterns.ts';
import type { Pattern } from './drawing.ts';
import { injection } from './injection-patterns.ts';
import * as patterns from './patterns.ts';

interface Topic {
  pattern: Pattern;
  /** OKLCH hue of the background. */
  hue: number;
}

/** OWASP Top 10:2025, and one picture each for the API, language-model and "next steps" lists. */
const topics: Record<string, Topic> = {
  A01: { pattern: access, hue: 256 },
  A02: { pattern: patterns.sliders, hue: 205 },
  A03: { pattern: patterns.blocks, hue: 158 },
  A04: { pattern: patterns.strands, hue: 285 },
  A05: { pattern: injection, hue: 14 },
  A06: { pattern: patterns.blueprint, hue: 235 },
  A07: { pattern: patterns.ridges, hue: 330 },
  A08: { pattern: patterns.hashTree, hue: 178 },
  A09: { pattern: patterns.trace, hue: 74 },
  A10: { pattern: patterns.steps, hue: 40 },
  API: { pattern: patterns.routes, hue: 220 },
  LLM: { pattern: patterns.network, hue: 304 },
};

const general: Topic = { pattern: patterns.contours, hue: 265 };

/** The topic a code belongs to: 'A01:2025', 'a1', 'API3:2023', 'LLM01', 'ASI02'; anything else is general. */
export function toTopic(code: string | undefined): Topic {
  const text = (code ?? '').trim().toUpperCase();
  if (text.startsWith('API')) return topics['API'] ?? general;
  if (text.startsWith('LLM') || text.startsWith('ASI')) return topics['LLM'] ?? general;
  const number = /^A(\d{1,2})(?!\d)/.exec(text)?.[1];
  return (number && topics[`A${number.padStart(2, '0')}`]) || general;
}

export const topicCodes: readonly string[] = Object.keys(topics);
