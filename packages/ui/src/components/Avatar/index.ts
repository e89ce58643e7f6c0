export { CompanyMark, type CompanyMarkProps } from '../CompanyMark/CompanyMark.tsx';
export { Avatar, type AvatarProps } from './Avatar.tsx';
