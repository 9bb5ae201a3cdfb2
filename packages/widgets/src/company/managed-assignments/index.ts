export { AssignmentEditor, type AssignmentEditorProps } from './AssignmentEditor.tsx';
export {
  AssignmentReport,
  type AssignmentReportProps,
  type ReportView,
  WHOLE_REPORT,
} from './AssignmentReport.tsx';
export { CertificateList, type CertificateListProps } from './CertificateList.tsx';
export { ManagedList, type ManagedListProps } from './ManagedList.tsx';
export { type ManagedView, NO_FILTER } from './managed-view.ts';
export { NoPersonChosen, PersonCertificate, type PersonCertificateProps } from './PersonCertificate.tsx';
