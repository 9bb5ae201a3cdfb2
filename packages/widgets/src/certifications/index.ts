export { CertificateCheck, type CertificateCheckProps } from './CertificateCheck.tsx';
export {
  CertificationList,
  type CertificationListProps,
  ConnectedCertificationList,
  type ConnectedCertificationListProps,
} from './CertificationList.tsx';
