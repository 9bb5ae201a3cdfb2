export {
  ChangePasswordForm,
  type ChangePasswordFormProps,
  type ChangePasswordValues,
} from './ChangePasswordForm.tsx';
export { DeviceList, type DeviceListProps } from './DeviceList.tsx';
