import { Icon } from '@wallet/ui/foundations/Icon';
import { iconVocabulary } from './iconVocabulary.ts';

export function IconTable() {
  return (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))', gap: 12, padding: 0, listStyle: 'none' }}>
      {iconVocabulary.map(([name, glyph]) => (
        <li key={name}>
          <Icon glyph={glyph} size={24} /> <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}
