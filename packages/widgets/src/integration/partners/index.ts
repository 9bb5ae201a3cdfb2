export type { PreviewedFrame } from './EmbedCode.tsx';
export { FramePreview } from './FramePreview.tsx';
export { PartnerList, type PartnerListProps } from './PartnerList.tsx';
export { PartnerPage, type PartnerPageProps } from './PartnerPage.tsx';
