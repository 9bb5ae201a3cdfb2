export { LOGO, makePicture } from './picture-image.ts';
export { createProfile } from './profile.module.ts';
