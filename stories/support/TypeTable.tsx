import { tokenNames } from '@wallet/ui/tokens';

const PREFIX = '--semantic-typography-';
const roles = tokenNames
  .filter((name) => name.startsWith(PREFIX) && !name.endsWith('-letter-spacing'))
  .map((name) => name.slice(PREFIX.length));

export function TypeTable() {
  return (
    <table>
      <tbody>
        {roles.map((role) => (
          <tr key={role}>
            <td>
              <code>{role}</code>
            </td>
            <td style={{ font: `var(${PREFIX}${role})`, letterSpacing: `var(${PREFIX}${role}-letter-spacing)` }}>
              {role.startsWith('amount') ? '−€12,480.55' : 'Send the payment from your own account'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
