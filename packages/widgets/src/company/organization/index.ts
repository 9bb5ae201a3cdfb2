export { CompanyAboutCard } from './CompanyAboutCard.tsx';
export { OrganizationAbout } from './OrganizationAbout.tsx';
export { OrganizationSettings } from './OrganizationSettings.tsx';
export { UserDefaults } from './UserDefaults.tsx';
