export { ContentPicker, type ContentPickerProps } from './ContentPicker.tsx';
