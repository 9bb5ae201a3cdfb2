export { ConnectedCourseCatalogue, type ConnectedCourseCatalogueProps } from './ConnectedCourseCatalogue.tsx';
export { CourseFilters, type CourseFiltersProps } from './CourseFilters.tsx';
export { CourseList, type CourseListProps } from './CourseList.tsx';
