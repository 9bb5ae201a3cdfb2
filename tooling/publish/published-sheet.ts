/**
 * The two style sheets of a package, from the styles that the sources make in three cascade layers.
 *
 * `styles.css` has no layers: on a page whose own rules are in none, such as `* { padding: 0 }`, layered rules would always
 * lose. Each layer's selectors get the specificity that lets them win over the layers below, as before.
 * `styles.layered.css` has everything in one layer, for pages that order their layers.
 */
import { transform } from 'lightningcss';
import postcss, { type AtRule, type Root, type Rule } from 'postcss';
import { toReaderSize } from '../build/reader-size.ts';

/** Weakest first, as in `packages/ui/src/tokens/layers.css.ts`. */
const LAYERS = ['drawbridge-base', 'drawbridge-ui', 'drawbridge-widgets'];
/** The one layer of `styles.layered.css`. */
const LAYER = 'drawbridge';

const toVersion = (major: number, minor = 0) => (major << 16) | (minor << 8);
/** As `cssTarget`: browsers with `light-dark()`. */
const TARGETS = {
  chrome: toVersion(123),
  edge: toVersion(123),
  firefox: toVersion(121),
  safari: toVersion(17, 5),
};

/** A page whose root is not as large as its text says how large `1rem` would be. */
const HOST_SIZE = 'var(--drawbridge-rem,1rem)';

function minify(css: string): string {
  const code = new TextEncoder().encode(toReaderSize(css, HOST_SIZE));
  return new TextDecoder().decode(
    transform({ filename: 'styles.css', code, minify: true, targets: TARGETS }).code,
  );
}

/** At least as many as the classes, attributes and pseudo-classes of a selector. */
export function countClasses(selector: string): number {
  if (/#(?!\\)[\w-]/.test(selector)) throw new Error(`a style of ours names an id: ${selector}`);
  return selector.match(/\.|\[|(?<!:):(?!:)/g)?.length ?? 0;
}

/** The selector with a condition that is always true and counts for that many classes. */
export function addWeight(selector: string, classes: number): string {
  const [, element = '', pseudoElement = ''] = /^(.*?)(::[\w-]+(?:\([^)]*\))?)?$/s.exec(selector) ?? [];
  return `${element}:not(${'.\\#'.repeat(classes)})${pseudoElement}`;
}

const isKeyframe = ({ parent }: Rule) =>
  parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');

function walkSelectors(layer: AtRule, visit: (rule: Rule) => void): void {
  layer.walkRules((rule) => {
    if (!isKeyframe(rule)) visit(rule);
  });
}

/** The blocks of each layer, at any depth: a media query may be outside of it. */
function findLayers(root: Root): Map<string, AtRule[]> {
  const blocks = new Map<string, AtRule[]>(LAYERS.map((name) => [name, []]));
  root.walkAtRules('layer', (rule) => {
    if (!rule.nodes) return;
    const known = blocks.get(rule.params);
    if (!known) throw new Error(`the styles have an unknown layer ${rule.params}`);
    known.push(rule);
  });
  return blocks;
}

/** The same styles without the custom properties that they do not read: of a theme, one widget needs a part. */
export function dropUnread(css: string): string {
  const root = postcss.parse(css);
  const read = new Set(Array.from(css.matchAll(/var\((--db-[\w-]+)/g), ([, name]) => name));
  root.walkDecls(/^--db-/, (declaration) => {
    if (!read.has(declaration.prop)) declaration.remove();
  });
  return root.toString();
}

/** The same styles without layers. */
export function toUnlayered(css: string): string {
  const root = postcss.parse(css);
  let weight = 0;
  for (const blocks of findLayers(root).values()) {
    const added = weight;
    let most = 0;
    for (const block of blocks)
      walkSelectors(block, (rule) => {
        most = Math.max(most, ...rule.selectors.map(countClasses));
        if (added > 0) rule.selectors = rule.selectors.map((selector) => addWeight(selector, added));
      });
    weight += most + 1;
    for (const block of blocks) block.replaceWith(block.nodes ?? []);
  }
  root.walkAtRules('layer', (statement) => {
    statement.remove();
  });
  return minify(root.toString());
}

/** The same styles in one layer. */
export function toLayered(css: string): string {
  return minify(`@layer ${LAYER} {\n${css}\n}`);
}
