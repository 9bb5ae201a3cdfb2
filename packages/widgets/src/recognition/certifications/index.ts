export { CertificateCheck, type CertificateCheckProps } from './CertificateCheck.tsx';
export {
  CertificateList,
  type CertificateListProps,
  ConnectedCertificateList,
} from './CertificateList.tsx';
export {
  CertificationList,
  type CertificationListProps,
  ConnectedCertificationList,
  type ConnectedCertificationListProps,
} from './CertificationList.tsx';
