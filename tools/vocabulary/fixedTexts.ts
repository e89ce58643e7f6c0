/** A text that a requirement fixes word for word, although the glossary has another word. */
export type FixedText = {
  /** Name of the catalogue's file. */
  readonly file: string;
  /** With placeholders in braces. */
  readonly text: string;
  /** Row of docs/requirements that fixes it. */
  readonly row: string;
};

export const fixedTexts: readonly FixedText[] = [
  { row: 'SEPA-024', file: 'sepaTopUp.texts.ts', text: 'Total receive' },
  { row: 'SEPA-024', file: 'orders.ts', text: 'Total receive' },
  { row: 'SEPA-012', file: 'sepaTransfer.texts.ts', text: 'Min: more than {amount} {currency}' },
  { row: 'SEPA-012', file: 'moneyTexts.ts', text: 'Mehr als {amount} {currency}' },
  { row: 'LEG-016', file: 'trade.texts.ts', text: 'Minimum amount is {amount}' },
  { row: 'ERR-028', file: 'refusals.ts', text: 'Wrong login or password' },
  { row: 'LEG-016', file: 'refusals.ts', text: 'Minimum amount is {amount}' },
  { row: 'LEG-010', file: 'trade.texts.ts', text: 'Choose fee...' },
  { row: 'D-SEND-03', file: 'transfer.texts.ts', text: 'Choose fee...' },
  { row: 'RCV-011', file: 'receive.texts.ts', text: 'Loading...' },
  { row: 'APP-023', file: 'appUpdate.texts.ts', text: 'Reloading...' },
  { row: 'ACC-010', file: 'operationPrompt.texts.ts', text: 'Checking access...' },
  { row: 'HOME-037', file: 'operationPrompt.texts.ts', text: 'Oops... service not available, contact support' },
  { row: 'HOME-037', file: 'refusals.ts', text: 'Oops... service not available, contact support' },
  { row: 'TRS-035', file: 'travelRule.texts.ts', text: 'View operation details' },
  { row: 'TRS-050', file: 'travelRule.texts.ts', text: 'Operation details' },
  { row: 'TRS-007', file: 'travelRule.texts.ts', text: 'Check your email' },
  { row: 'TRS-062', file: 'travelRule.texts.ts', text: 'Top up your account or contact us to cancel the transaction.' },
  { row: 'LEG-041', file: 'trade.texts.ts', text: 'Top up your account or contact us to cancel the transaction.' },
  { row: 'REG-031', file: 'codeStep.texts.ts', text: 'Delivery failed, please contact us.' },
  { row: 'REG-004', file: 'signup.texts.ts', text: 'Already have an invitation code?' },
  { row: 'REP-003', file: 'reports.texts.ts', text: 'Send to my email' },
  {
    row: 'SEPA-019',
    file: 'sepaBlock.texts.ts',
    text: 'Virtual IBAN is being allocated. To use EU bank transfers, wait for an email confirming IBAN allocation or choose another one.',
  },
  { row: 'D-RCV-04', file: 'receive.texts.ts', text: 'Only the Bitcoin network is supported. Deposits from other networks could be lost.' },
  {
    row: 'RCV-006',
    file: 'receive.texts.ts',
    text: 'Only the ERC-20 network on Ethereum is supported. Deposits from other networks could be lost.',
  },
  {
    row: 'RCV-007',
    file: 'receive.texts.ts',
    text: 'Limited functionality: the wallet supports only deposits, withdrawals and exchange operations to/from EUR with stable coins.',
  },
  { row: 'RCV-012', file: 'refusals.ts', text: 'You are not allowed to receive {symbol} tokens. Please contact our support service' },
  { row: 'BRAKE-009', file: 'refusals.ts', text: 'We cannot make this transfer. Please contact our support service' },
  { row: 'RCV-012', file: 'receive.texts.ts', text: 'support service' },
  { row: 'D-TOK-15', file: 'tokenInfo.texts.ts', text: 'support service' },
  { row: 'D-TXN-09', file: 'transactionDetail.texts.ts', text: 'The transaction was rejected. Please contact our support service' },
  { row: 'PROF-025', file: 'accountClosure.texts.ts', text: 'Got it' },
];
