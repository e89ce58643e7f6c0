import { btc, eur } from '@wallet/core/testing/amounts';
import { LookAlikeWarning } from '../patterns/addressBook/RecipientHelp.tsx';
import { RecipientHelp } from '../patterns/addressBook/RecipientHelp.tsx';
import { RecipientLine } from '../patterns/addressBook/RecipientLine.tsx';
import { SaveAddress } from '../patterns/addressBook/SaveAddress.tsx';
import { SavedAddressPicker } from '../patterns/addressBook/RecipientHelp.tsx';
import type { LookAlikeCheck } from '../patterns/addressBook/useLookAlike.ts';
import { CodeStep } from '../patterns/CodeStep/CodeStep.tsx';
import { DeliveryNotice } from '../patterns/CodeStep/DeliveryNotice.tsx';
import { DocumentUpload } from '../patterns/DocumentUpload/DocumentUpload.tsx';
import { NewPasswordFields } from '../patterns/NewPassword/NewPasswordFields.tsx';
import { OperationCode } from '../patterns/OperationCode/OperationCode.tsx';
import { SepaAmountDialog } from '../patterns/SepaTransfer/SepaAmountStep.tsx';
import { SepaAmountStep } from '../patterns/SepaTransfer/SepaAmountStep.tsx';
import { ListEnd } from '../patterns/TransactionList/ListEnd.tsx';
import { MonthList } from '../patterns/TransactionList/MonthList.tsx';
import { TransactionList } from '../patterns/TransactionList/TransactionList.tsx';
import { RowAmount } from '../patterns/TransactionList/RowParts.tsx';
import { TransactionRow } from '../patterns/TransactionList/TransactionRow.tsx';
import { TransactionTable } from '../patterns/TransactionList/TransactionTable.tsx';
import { TransactionTableRow } from '../patterns/TransactionList/TransactionTable.tsx';
import { TransactionRows } from '../patterns/TransactionList/TransactionRows.tsx';
import type { TransactionRowView } from '../patterns/TransactionList/TransactionList.types.ts';
import { AddressScanner } from '../patterns/transfer/AddressScanner.tsx';
import { BeneficiaryFields } from '../patterns/transfer/BeneficiaryFields.tsx';
import { AmountShares } from '../patterns/amount/AmountShares.tsx';
import { FeePicker } from '../patterns/transfer/FeePicker.tsx';
import { LaterTransferEnd } from '../patterns/transfer/LaterTransferEnd.tsx';
import { TransferCode } from '../patterns/transfer/TransferEnd.tsx';
import { TransferEnd } from '../patterns/transfer/TransferEnd.tsx';
import { TransferAmount } from '../patterns/transfer/TransferAmount.tsx';
import { TransferFields } from '../patterns/transfer/TransferFields.tsx';
import { TransferReview } from '../patterns/transfer/TransferReview.tsx';
import { TransferSent } from '../patterns/transfer/TransferEnd.tsx';
import { TransferWaiting } from '../patterns/transfer/TransferWaiting.tsx';
import type { TransferAsset } from '../patterns/transfer/Transfer.types.ts';
import { assembly, forwarding, ignore, type Samples } from './Sample.ts';

const succeed = () => Promise.resolve({ kind: 'done' } as const);
const ADDRESS = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const asset: TransferAsset = {
  code: 'BTC',
  name: 'Bitcoin',
  lower: btc('0'),
  upper: btc('1'),
  feeAllowance: btc('1'),
  rate: null,
  needsBeneficiary: false,
  isSendable: true,
};
const summary = { sent: btc('0.1'), fee: btc('0.0001'), address: ADDRESS };
const field = { value: '', onValueChange: ignore, onBlur: ignore, issue: undefined };
const check: LookAlikeCheck = { found: null, isTrusted: false, onTrust: ignore, isAsked: false, tick: { current: null } };
const addressBook = { saved: [], onSave: ignore, href: '#addresses' };
const recipient = { network: 'BTC', address: ADDRESS, onAddress: ignore };
const row: TransactionRowView = {
  id: '1',
  href: '#1',
  title: 'Top-up',
  status: 'completed',
  group: 'incomings',
  volume: eur('10'),
  flow: null,
  time: 'Today, 14:32',
  month: 'November 2026',
};
const list = { pages: [[row]], more: { kind: 'end' }, onOpen: ignore } as const;
const sepa = { onClose: ignore, onLogInAgain: ignore, addressVerificationHref: '#address' };

const step = { name: 'finished', summary, detailsHref: '#details' } as const;

export const flowSamples: Samples = {
  'patterns/CodeStep/CodeStep': assembly(
    <CodeStep
      title="Enter the code"
      phone="+370 6•• ••001"
      code={{ method: 'sms', digits: 6, resendAt: null, attemptsLeft: null, wasWaiting: false }}
      onCode={succeed}
      onResendCode={succeed}
      onContactSupport={ignore}
      onChangeNumber={ignore}
      signUpHref="#sign-up"
      logInHref="#log-in"
      supportHref="#support"
    />,
  ),
  'patterns/CodeStep/DeliveryNotice': assembly(<DeliveryNotice delivery={{ kind: 'unavailable' }} supportHref="#support" />),
  'patterns/DocumentUpload/DocumentUpload': forwarding('form', (props) => <DocumentUpload {...props} most={3} onSend={succeed} />),
  'patterns/NewPassword/NewPasswordFields': assembly(
    <NewPasswordFields password={field} repeated={field} labels={{ password: 'Password', repeated: 'Repeat password' }} />,
  ),
  'patterns/OperationCode/OperationCode': assembly(
    <OperationCode items={[]} phone="+370 6•• ••001" resendAt={null} onCode={succeed} onResendCode={succeed} onBack={ignore} />,
  ),
  'patterns/SepaTransfer/SepaAmountDialog': forwarding('dialog', (props) => (
    <SepaAmountDialog {...props} {...sepa} block="notEnoughFunds" />
  )),
  'patterns/SepaTransfer/SepaAmountStep': assembly(
    <SepaAmountStep
      {...sepa}
      title="Withdraw"
      accountLabel="From"
      draft=""
      totalLabel="Total"
      accounts={[{ id: 1, name: 'Euro', provider: 'Halden', balance: eur('10') }]}
      banks={[{ id: 1, block: null }]}
      accountId={1}
      bankId={1}
      minimalExclusive={eur('1')}
      asideOf={() => ({ operation: 'sepa-withdrawal' })}
      quoteOf={(amount) => ({ fee: eur('1'), totalReceive: amount, isAllowed: true })}
      onAccount={ignore}
      onBank={ignore}
      onAmount={succeed}
      onBack={ignore}
    />,
  ),
  'patterns/TransactionList/ListEnd': assembly(<ListEnd more={{ kind: 'ready', onMore: ignore }} />),
  'patterns/TransactionList/MonthList': forwarding('div', (props) => (
    <MonthList {...props} {...list}>
      {({ id }) => <li key={id}>{id}</li>}
    </MonthList>
  )),
  'patterns/TransactionList/TransactionList': forwarding('div', (props) => <TransactionList {...props} {...list} />),
  'patterns/TransactionList/TransactionRow': forwarding('li', (props) => <TransactionRow {...props} row={row} onOpen={ignore} />),
  'patterns/TransactionList/RowParts': assembly(<RowAmount row={row} />),
  'patterns/TransactionList/TransactionTable': forwarding('div', (props) => <TransactionTable {...props} {...list} />),
  'patterns/TransactionList/TransactionTableRow': forwarding('div', (props) => (
    <TransactionTableRow {...props} row={row} selected={false} onOpen={ignore} />
  )),
  'patterns/TransactionList/TransactionRows': assembly(<TransactionRows {...list} />),
  'patterns/addressBook/LookAlikeWarning': assembly(<LookAlikeWarning check={check} address={ADDRESS} saved={[]} />),
  'patterns/addressBook/RecipientHelp': assembly(<RecipientHelp {...recipient} addressBook={addressBook} check={check} />),
  'patterns/addressBook/RecipientLine': assembly(<RecipientLine address={ADDRESS} onLookUp={async () => null} />),
  'patterns/addressBook/SaveAddress': assembly(<SaveAddress address={ADDRESS} saved={[]} onSave={ignore} />),
  'patterns/addressBook/SavedAddressPicker': assembly(<SavedAddressPicker {...recipient} saved={[]} href="#addresses" />),
  'patterns/transfer/AddressScanner': assembly(
    <AddressScanner
      asset={asset}
      openCamera={() => new Promise(ignore)}
      onTaken={ignore}
      onRefused={ignore}
      onUnavailable={ignore}
      onClose={ignore}
    />,
  ),
  'patterns/transfer/BeneficiaryFields': assembly(<BeneficiaryFields name={field} country={field} />),
  'patterns/amount/AmountShares': assembly(<AmountShares of={btc('0.5')} value="0.25" onAmount={ignore} onUseAll={ignore} />),
  'patterns/transfer/FeePicker': assembly(
    <FeePicker
      quote={{ kind: 'quoted', options: [{ speed: 'slow', fee: btc('0.0001'), minutes: '60' }] }}
      speed={null}
      issue={undefined}
      onSpeed={ignore}
      onRetry={ignore}
    />,
  ),
  'patterns/transfer/LaterTransferEnd': assembly(
    <LaterTransferEnd step={step} onCode={succeed} onResendCode={succeed} onBack={ignore} homeHref="#home" />,
  ),
  'patterns/transfer/TransferCode': assembly(
    <TransferCode
      step={{ name: 'code', phone: '+370 6•• ••001', summary, resendAt: null }}
      onCode={succeed}
      onResendCode={succeed}
      onBack={ignore}
    />,
  ),
  'patterns/transfer/TransferEnd': assembly(
    <TransferEnd step={step} onCode={succeed} onResendCode={succeed} onBack={ignore} homeHref="#home" />,
  ),
  'patterns/transfer/TransferAmount': assembly(
    <TransferAmount asset={asset} amount={field} decimals={8} hint="Available" advice={undefined} onUseAll={ignore} />,
  ),
  'patterns/transfer/TransferFields': assembly(
    <TransferFields asset={asset} fields={{ address: field, amount: field, comment: field }} {...{ check, addressBook }} />,
  ),
  'patterns/transfer/TransferReview': assembly(<TransferReview summary={step.summary} />),
  'patterns/transfer/TransferSent': assembly(<TransferSent step={step} homeHref="#home" addressBook={addressBook} sentWorth={null} />),
  'patterns/transfer/TransferWaiting': assembly(<TransferWaiting page={{ kind: 'loading' }} onBack={ignore} homeHref="#home" />),
};
