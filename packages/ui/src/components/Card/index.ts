export { Section, type SectionProps } from '../Section/Section.tsx';
export { Card, type CardProps } from './Card.tsx';
