export {
  ConnectedPracticeCatalogue,
  type ConnectedPracticeCatalogueProps,
} from './ConnectedPracticeCatalogue.tsx';
