import { cutText } from '../text.ts';
import type { WorldRules } from './rules.ts';
import type { World } from './world.ts';

const MAX_PROMPT = 20_000;

/**
 * The scripted language model. It has no judgment: the first rule whose pattern is found in the prompt makes the
 * reply, no matter who wrote that part of it. That is the property of real models the labs are about.
 */
export function callModel(world: World, rules: WorldRules, args: string[]): string {
  const [prompt = '', toolList = ''] = args;
  const text = cutText(prompt, MAX_PROMPT);
  const tools = toolList === '' ? [] : toolList.split(',');
  for (const { when, say, call, input } of rules.model) {
    const match = new RegExp(when, 'is').exec(text);
    if (match === null || (call !== '' && !tools.includes(call))) continue;
    const fill = (template: string) =>
      template.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '');
    const calls = call === '' ? [] : [{ name: call, input: fill(input) }];
    return answer(world, text, fill(say), calls);
  }
  return answer(world, text, 'I have nothing to add to that.', []);
}

function answer(
  world: World,
  prompt: string,
  reply: string,
  calls: Array<{ name: string; input: string }>,
): string {
  world.log({ kind: 'model', prompt, reply, calls: calls.map(({ name, input }) => `${name}(${input})`) });
  return JSON.stringify({ text: reply, calls });
}
