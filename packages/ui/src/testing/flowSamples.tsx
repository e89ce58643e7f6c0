import { btc, eur } from '@wallet/core/testing/amounts';
import { LookAlikeWarning, RecipientHelp, SavedAddressPicker } from '../patterns/addressBook/RecipientHelp.tsx';
import { RecipientLine } from '../patterns/addressBook/RecipientLine.tsx';
import { SaveAddress } from '../patterns/addressBook/SaveAddress.tsx';
import type { LookAlikeCheck } from '../patterns/addressBook/useLookAlike.ts';
import { CodeStep } from '../patterns/CodeStep/CodeStep.tsx';
import { DeliveryNotice } from '../patterns/CodeStep/DeliveryNotice.tsx';
import { DocumentUpload } from '../patterns/DocumentUpload/DocumentUpload.tsx';
import { NewPasswordFields } from '../patterns/NewPassword/NewPasswordFields.tsx';
import { OperationCode } from '../patterns/OperationCode/OperationCode.tsx';
import { ReviewAmount } from '../patterns/OperationCode/ReviewAmount.tsx';
import { SepaAmountDialog, SepaAmountStep } from '../patterns/SepaTransfer/SepaAmountStep.tsx';
import { ListEnd } from '../patterns/TransactionList/ListEnd.tsx';
import { MonthList } from '../patterns/TransactionList/MonthList.tsx';
import { TransactionList } from '../patterns/TransactionList/TransactionList.tsx';
import { PartyMark } from '../patterns/TransactionList/PartyMark.tsx';
import { RowAmount } from '../patterns/TransactionList/RowParts.tsx';
import { TransactionRow } from '../patterns/TransactionList/TransactionRow.tsx';
import { TransactionTable, TransactionTableRow } from '../patterns/TransactionList/TransactionTable.tsx';
import { TransactionRows } from '../patterns/TransactionList/TransactionRows.tsx';
import type { TransactionRowView } from '../patterns/TransactionList/TransactionList.types.ts';
import { AddressScanner } from '../patterns/transfer/AddressScanner.tsx';
import { BeneficiaryFields } from '../patterns/transfer/BeneficiaryFields.tsx';
import { AmountShares } from '../patterns/amount/AmountShares.tsx';
import { FeePicker } from '../patterns/transfer/FeePicker.tsx';
import { LazyTransferEnd } from '../patterns/transfer/LazyTransferEnd.tsx';
import { TransferCode, TransferEnd, TransferSent } from '../patterns/transfer/TransferEnd.tsx';
import { TransferAmount } from '../patterns/transfer/TransferAmount.tsx';
import { TransferFields } from '../patterns/transfer/TransferFields.tsx';
import { TransferReview } from '../patterns/transfer/TransferReview.tsx';
import { TransferWaiting } from '../patterns/transfer/TransferWaiting.tsx';
import type { TransferAsset } from '../patterns/transfer/Transfer.types.ts';
import { createAssemblySample, createForwardingSample, noop, type Samples } from './Sample.ts';

const resolveDone = () => Promise.resolve({ kind: 'done' } as const);
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
const field = { value: '', onValueChange: noop, onBlur: noop, issue: undefined };
const check: LookAlikeCheck = { found: null, isTrusted: false, onTrust: noop, isAsked: false };
const addressBook = { saved: [], onSave: noop, href: '#addresses' };
const recipient = { network: 'BTC', address: ADDRESS, onAddress: noop };
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
const list = { pages: [[row]], more: { kind: 'end' }, onOpen: noop } as const;
const sepa = { onClose: noop, onLogInAgain: noop, addressVerificationHref: '#address' };

const step = { name: 'finished', summary, detailsHref: '#details' } as const;

export const flowSamples: Samples = {
  'patterns/CodeStep/CodeStep': createAssemblySample(
    <CodeStep
      title="Enter the code"
      phone="+370 6•• ••001"
      code={{ method: 'sms', digits: 6, resendAt: null, attemptsLeft: null, wasWaiting: false }}
      onCode={resolveDone}
      onResendCode={resolveDone}
      onContactSupport={noop}
      onChangeNumber={noop}
      signUpHref="#sign-up"
      logInHref="#log-in"
      supportHref="#support"
    />,
  ),
  'patterns/CodeStep/DeliveryNotice': createAssemblySample(<DeliveryNotice delivery={{ kind: 'unavailable' }} supportHref="#support" />),
  'patterns/DocumentUpload/DocumentUpload': createForwardingSample('form', (props) => (
    <DocumentUpload {...props} most={3} onSend={resolveDone} />
  )),
  'patterns/NewPassword/NewPasswordFields': createAssemblySample(
    <NewPasswordFields password={field} repeated={field} labels={{ password: 'Password', repeated: 'Repeat password' }} />,
  ),
  'patterns/OperationCode/OperationCode': createAssemblySample(
    <OperationCode items={[]} phone="+370 6•• ••001" resendAt={null} onCode={resolveDone} onResendCode={resolveDone} onBack={noop} />,
  ),
  'patterns/OperationCode/ReviewAmount': createAssemblySample(<ReviewAmount label="Sending" value={null} />),
  'patterns/SepaTransfer/SepaAmountDialog': createForwardingSample('dialog', (props) => (
    <SepaAmountDialog {...props} {...sepa} block="notEnoughFunds" />
  )),
  'patterns/SepaTransfer/SepaAmountStep': createAssemblySample(
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
      direction="out"
      quote={(amount) => ({ fee: eur('1'), total: amount, arrives: amount, isAllowed: true })}
      onAccount={noop}
      onBank={noop}
      onAmount={resolveDone}
      onBack={noop}
    />,
  ),
  'patterns/TransactionList/ListEnd': createAssemblySample(<ListEnd more={{ kind: 'ready', onMore: noop }} />),
  'patterns/TransactionList/MonthList': createForwardingSample('div', (props) => (
    <MonthList {...props} {...list}>
      {({ id }) => <li key={id}>{id}</li>}
    </MonthList>
  )),
  'patterns/TransactionList/TransactionList': createForwardingSample('div', (props) => <TransactionList {...props} {...list} />),
  'patterns/TransactionList/TransactionRow': createForwardingSample('li', (props) => <TransactionRow {...props} row={row} onOpen={noop} />),
  'patterns/TransactionList/PartyMark': createAssemblySample(<PartyMark order={row} />),
  'patterns/TransactionList/RowParts': createAssemblySample(<RowAmount row={row} />),
  'patterns/TransactionList/TransactionTable': createForwardingSample('div', (props) => <TransactionTable {...props} {...list} />),
  'patterns/TransactionList/TransactionTableRow': createForwardingSample('div', (props) => (
    <TransactionTableRow {...props} row={row} selected={false} onOpen={noop} />
  )),
  'patterns/TransactionList/TransactionRows': createAssemblySample(<TransactionRows {...list} />),
  'patterns/addressBook/LookAlikeWarning': createAssemblySample(<LookAlikeWarning check={check} address={ADDRESS} saved={[]} />),
  'patterns/addressBook/RecipientHelp': createAssemblySample(
    <RecipientHelp {...recipient} addressBook={addressBook} check={check} isRefused={false} />,
  ),
  'patterns/addressBook/RecipientLine': createAssemblySample(<RecipientLine address={ADDRESS} onLookUp={async () => null} />),
  'patterns/addressBook/SaveAddress': createAssemblySample(<SaveAddress address={ADDRESS} saved={[]} onSave={noop} />),
  'patterns/addressBook/SavedAddressPicker': createAssemblySample(<SavedAddressPicker {...recipient} saved={[]} href="#addresses" />),
  'patterns/transfer/AddressScanner': createAssemblySample(
    <AddressScanner
      asset={asset}
      openCamera={() => new Promise(noop)}
      onTaken={noop}
      onRefused={noop}
      onUnavailable={noop}
      onClose={noop}
    />,
  ),
  'patterns/transfer/BeneficiaryFields': createAssemblySample(<BeneficiaryFields name={field} country={field} />),
  'patterns/amount/AmountShares': createAssemblySample(<AmountShares of={btc('0.5')} value="0.25" onAmount={noop} onUseAll={noop} />),
  'patterns/transfer/FeePicker': createAssemblySample(
    <FeePicker
      quote={{ kind: 'quoted', options: [{ speed: 'slow', fee: btc('0.0001'), minutes: '60' }] }}
      speed={null}
      issue={undefined}
      onSpeed={noop}
      onRetry={noop}
    />,
  ),
  'patterns/transfer/LazyTransferEnd': createAssemblySample(
    <LazyTransferEnd step={step} onCode={resolveDone} onResendCode={resolveDone} onBack={noop} homeHref="#home" />,
  ),
  'patterns/transfer/TransferCode': createAssemblySample(
    <TransferCode
      step={{ name: 'code', phone: '+370 6•• ••001', summary, resendAt: null }}
      onCode={resolveDone}
      onResendCode={resolveDone}
      onBack={noop}
    />,
  ),
  'patterns/transfer/TransferEnd': createAssemblySample(
    <TransferEnd step={step} onCode={resolveDone} onResendCode={resolveDone} onBack={noop} homeHref="#home" />,
  ),
  'patterns/transfer/TransferAmount': createAssemblySample(
    <TransferAmount asset={asset} amount={field} decimals={8} advice={undefined} onUseAll={noop} />,
  ),
  'patterns/transfer/TransferFields': createAssemblySample(
    <TransferFields asset={asset} fields={{ address: field, amount: field, comment: field }} {...{ check, addressBook }} />,
  ),
  'patterns/transfer/TransferReview': createAssemblySample(<TransferReview summary={step.summary} />),
  'patterns/transfer/TransferSent': createAssemblySample(
    <TransferSent step={step} homeHref="#home" addressBook={addressBook} sentWorth={null} />,
  ),
  'patterns/transfer/TransferWaiting': createAssemblySample(<TransferWaiting page={{ kind: 'loading' }} onBack={noop} homeHref="#home" />),
};
