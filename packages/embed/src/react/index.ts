export {
  DrawbridgeEmbed,
  type DrawbridgeEmbedHandle,
  type DrawbridgeEmbedProps,
} from './DrawbridgeEmbed.tsx';
