export type { Follow } from '../../foundations/link/createFollowHandler.ts';
export { IconLink, type IconLinkProps } from '../IconLink/IconLink.tsx';
export { LinkButton, type LinkButtonProps } from '../LinkButton/LinkButton.tsx';
export { Link, type LinkProps } from './Link.tsx';
