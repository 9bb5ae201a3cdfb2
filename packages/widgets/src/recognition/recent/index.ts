export {
  ConnectedRecentLabs,
  type ConnectedRecentLabsProps,
  RecentLabs,
  type RecentLabsProps,
} from './RecentLabs.tsx';
export {
  ConnectedRecentVideos,
  type ConnectedRecentVideosProps,
  RecentVideos,
  type RecentVideosProps,
} from './RecentVideos.tsx';
