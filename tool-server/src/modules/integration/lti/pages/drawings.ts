/** Decoration: the mark of the product, and the scenes of an empty state, as `@drawbridge/ui` draws them. */
export const MARK = `<svg class="mark" viewBox="0 0 32 32" width="24" height="24" aria-hidden="true">
<path class="wall" d="M3 28V5.25C3 4.56 3.56 4 4.25 4h1.5C6.44 4 7 4.56 7 5.25V7.5h2.2V5.25c0-.69.56-1.25 1.25-1.25h1.5c.69 0 1.25.56 1.25 1.25V28z"/>
<path class="bridge" d="M17.8 25.9 27.2 12"/>
</svg>`;

const toScene = (
  bridge: string,
) => `<svg class="scene" viewBox="0 0 160 88" width="160" height="88" aria-hidden="true">
<path d="M26 74V26h5v5h5v-5h6v5h5v-5h5v48"/>
<path d="M35 74V60a4 4 0 0 1 8 0v14M8 74h44"/>
<path d="M132 74h20M132 74V46h4v4h4v-4h5v4h4v-4h3"/>
<path class="faint" d="M60 82h64"/>
${bridge}
</svg>`;

export const SCENES = {
  waiting: toScene('<path class="faint" d="M52 36 102 44"/><path class="bridge" d="M56 72 102 45"/>'),
  broken: toScene('<path class="broken" d="M56 74h22l4-5"/><path class="broken" d="M128 74h-18l-5 5"/>'),
} as const;
