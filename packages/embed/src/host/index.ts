export type { CatalogueElementName, ElementsModule } from './catalogue-elements.ts';
export { type DefineOptions, type DrawbridgeApi, defineElements } from './define-elements.ts';
export type { EmbedElement } from './embed-element.ts';
export { createEmbedFrame, type EmbedFrame, type EmbedFrameOptions } from './embed-frame.ts';
export type { EmbedSettings, GetToken, TokenGrant } from './settings.ts';
