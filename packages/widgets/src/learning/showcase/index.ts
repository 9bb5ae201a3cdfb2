export { ConnectedShowcase } from './ConnectedShowcase.tsx';
export { UploadForm, type UploadFormProps } from './UploadForm.tsx';
export { UploadList, type UploadListProps } from './UploadList.tsx';
