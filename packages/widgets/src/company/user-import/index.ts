export { UserImport, type UserImportProps } from './UserImport.tsx';
